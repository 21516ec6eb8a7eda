/** The part of JSON Schema in which questions say what they take. What does not fit is refused before anything is done. */

export interface TextSchema {
  readonly type: "string";
  readonly description: string;
  readonly minLength?: number;
  readonly maxLength: number;
  readonly enum?: readonly string[];
}

export interface NumberSchema {
  readonly type: "integer";
  readonly description: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly default?: number;
}

export interface FlagSchema {
  readonly type: "boolean";
  readonly description: string;
  readonly default?: boolean;
}

export interface ObjectSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, TextSchema | NumberSchema | FlagSchema>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/** What was asked in a form that cannot be answered: the reason is for whoever asked. */
export class QuestionError extends Error {
  constructor(
    message: string,
    /** Bad: it does not fit. Missing: there is no such rule, card or question. */
    readonly kind: "bad" | "missing" = "bad",
  ) {
    super(message);
  }
}

export type Input = Readonly<Record<string, string | number | boolean | undefined>>;

export const object = (properties: ObjectSchema["properties"], required: readonly string[]): ObjectSchema => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});

/** The value, if it fits. */
export function fitting(schema: ObjectSchema, value: unknown): Input {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new QuestionError("an object was expected");
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(schema.properties, key));
  if (unknown !== undefined)
    throw new QuestionError(
      `"${unknown.slice(0, 40)}" is no field of this question; its fields are: ${Object.keys(schema.properties).join(", ")}`,
    );
  const fields = value as Readonly<Record<string, unknown>>;
  for (const name of schema.required) if (fields[name] === undefined) throw new QuestionError(`"${name}" is missing`);
  for (const [name, part] of Object.entries(schema.properties)) {
    const problem = fields[name] === undefined ? null : misfit(part, fields[name]);
    if (problem !== null) throw new QuestionError(`"${name}": ${problem}`);
  }
  return fields as Input;
}

function misfit(schema: ObjectSchema["properties"][string], value: unknown): string | null {
  switch (schema.type) {
    case "boolean":
      return typeof value === "boolean" ? null : "true or false was expected";
    case "integer":
      return typeof value === "number" && Number.isInteger(value) && value >= schema.minimum && value <= schema.maximum
        ? null
        : `a whole number from ${schema.minimum} to ${schema.maximum} was expected`;
    default:
      return textMisfit(schema, value);
  }
}

function textMisfit({ minLength = 1, maxLength, enum: words }: TextSchema, value: unknown): string | null {
  if (typeof value !== "string") return "a text was expected";
  if (value.length > maxLength) return `it has ${value.length} characters; ${maxLength} are the most`;
  if (value.trim().length < minLength) return "it is empty";
  return words === undefined || words.includes(value) ? null : `one of ${words.join(", ")} was expected`;
}
