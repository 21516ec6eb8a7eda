import v8 from "node:v8";

/**
 * For a process that does nothing but serve. Garbage that has grown old is collected in one go instead of in small steps that slow
 * everything down for a second, and not before the heap is four times what was left of it the last time: in 500 games a tenth of a
 * second every one to two minutes (docs/SERVER.md has the figures).
 */
export function collectSeldom(): void {
  v8.setFlagsFromString("--no-incremental-marking");
  v8.setFlagsFromString("--heap-growing-percent=300");
}
