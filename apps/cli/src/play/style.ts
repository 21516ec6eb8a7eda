/** Colour where a terminal shows it, plain words everywhere else. */
const isColoured = process.stdout.isTTY === true && process.env.NO_COLOR === undefined && process.env.TERM !== "dumb";

const paint =
  (code: string) =>
  (text: string): string =>
    isColoured ? `\x1b[${code}m${text}\x1b[0m` : text;

export const bold = paint("1");
export const dim = paint("2");
export const red = paint("31");
export const green = paint("32");
export const yellow = paint("33");
export const cyan = paint("36");

const DOMAIN_COLOURS: Readonly<Record<string, (text: string) => string>> = {
  Fury: paint("31"),
  Calm: paint("32"),
  Mind: paint("34"),
  Body: paint("33"),
  Chaos: paint("35"),
  Order: paint("93"),
};
export const domain = (name: string): string => (DOMAIN_COLOURS[name] ?? ((text: string) => text))(name);

/** A list after its heading, in lines of at most `width` characters; further lines stand under the first item. */
export function listLines(heading: string, items: readonly string[], width = 78): string[] {
  const lines = [heading];
  for (const [i, item] of items.entries()) {
    const last = lines.length - 1;
    const text = i < items.length - 1 ? `${item}, ` : item;
    if (lines[last].length + text.trimEnd().length > width && lines[last].trim() !== "" && i > 0)
      lines.push(" ".repeat(heading.length) + text);
    else lines[last] += text;
  }
  return lines.map((line) => line.trimEnd());
}
