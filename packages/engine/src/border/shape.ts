/**
 * Shapes of plain data, for what comes from outside: each is a function that throws a `Misfit` if a value does not have it.
 * The path to the misfit is put together on the way out, so that a value that fits costs nothing for it.
 */
export type Shape<Bounds> = (value: unknown, bounds: Bounds) => void;

export class Misfit extends Error {
  path = "";

  at(step: string): this {
    this.path = step + this.path;
    return this;
  }

  /** "objects[3].zone: 99 is not a zone" */
  get sentence(): string {
    return this.path === "" ? this.message : `${this.path.replace(/^\./, "")}: ${this.message}`;
  }
}

const shown = (value: unknown): string => {
  const text = typeof value === "number" || value === undefined ? String(value) : JSON.stringify(value);
  return text !== undefined && text.length > 40 ? `${text.slice(0, 40)}...` : String(text);
};

export function misfit(value: unknown, expected: string): never {
  throw new Misfit(`${shown(value)} is not ${expected}`);
}

function within(step: string, error: unknown): never {
  if (error instanceof Misfit) error.at(step);
  throw error;
}

export const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= from && value <= to;

/** A whole number from `from` to what the bounds say, both included. */
export const whole =
  <Bounds>(expected: string, from: number, to: number | ((bounds: Bounds) => number)): Shape<Bounds> =>
  (value, bounds) => {
    if (!isWhole(value, from, typeof to === "number" ? to : to(bounds))) misfit(value, expected);
  };

export const truth: Shape<unknown> = (value) => {
  if (typeof value !== "boolean") misfit(value, "true or false");
};

export const text: Shape<unknown> = (value) => {
  if (typeof value !== "string") misfit(value, "a text");
};

export const oneOf = (...words: readonly (string | number | null)[]): Shape<unknown> => {
  const known: ReadonlySet<unknown> = new Set(words);
  return (value) => {
    if (!known.has(value)) misfit(value, `one of ${words.map(shown).join(", ")}`);
  };
};

export const orNull =
  <Bounds>(shape: Shape<Bounds>): Shape<Bounds> =>
  (value, bounds) => {
    if (value !== null) shape(value, bounds);
  };

/** A list of at most so many. */
export const listOf =
  <Bounds>(shape: Shape<Bounds>, most = 10_000): Shape<Bounds> =>
  (value, bounds) => {
    if (!Array.isArray(value)) misfit(value, "a list");
    if (value.length > most) throw new Misfit(`${value.length} entries are more than ${most}`);
    for (let i = 0; i < value.length; i++) {
      try {
        shape(value[i], bounds);
      } catch (error) {
        within(`[${i}]`, error);
      }
    }
  };

export type Fields<Bounds> = Readonly<Record<string, Shape<Bounds>>>;

/** A record of just these fields; those of `optional` may be missing. */
export function recordOf<Bounds>(fields: Fields<Bounds>, optional: Fields<Bounds> = {}): Shape<Bounds> {
  const needed = Object.entries(fields);
  const known: ReadonlySet<string> = new Set([...Object.keys(fields), ...Object.keys(optional)]);
  const extra = Object.entries(optional);
  return (value, bounds) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) misfit(value, "a record");
    const record = value as Readonly<Record<string, unknown>>;
    for (const key of Object.keys(record)) if (!known.has(key)) throw new Misfit(`"${key}" does not belong here`);
    for (const [key, shape] of needed) field(record, key, shape, bounds);
    for (const [key, shape] of extra) if (record[key] !== undefined) field(record, key, shape, bounds);
  };
}

function field<Bounds>(record: Readonly<Record<string, unknown>>, key: string, shape: Shape<Bounds>, bounds: Bounds): void {
  if (record[key] === undefined) throw new Misfit(`"${key}" is missing`);
  try {
    shape(record[key], bounds);
  } catch (error) {
    within(`.${key}`, error);
  }
}
