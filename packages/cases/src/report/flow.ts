/** Values as YAML on one line. */
export type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value };

export function flow(value: Value): string {
  if (typeof value === "string") return isPlain(value) ? value : JSON.stringify(value);
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  return `{${Object.entries(value)
    .map(([key, one]) => `${flow(key)}: ${flow(one)}`)
    .join(", ")}}`;
}

/** Words that mean nothing else to YAML. */
const isPlain = (text: string): boolean =>
  /^[A-Za-z][\w' -]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text) && !text.endsWith(" ");
