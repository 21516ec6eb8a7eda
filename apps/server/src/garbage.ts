import v8 from "node:v8";

/**
 * For a process that does nothing but serve: garbage that has grown old is collected in one go, a tenth of a second every half
 * minute in 500 games, instead of in small steps that slow everything down for a second (docs/SERVER.md has the figures).
 */
export function collectAtOnce(): void {
  v8.setFlagsFromString("--no-incremental-marking");
}
