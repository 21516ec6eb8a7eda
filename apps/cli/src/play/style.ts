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

/** Cuts a text into lines of at most `width` characters, at spaces; lines after the first are indented. */
export function wrap(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width - (lines.length > 0 ? indent.length : 0)) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one, i) => (i === 0 ? one : indent + one)).join("\n");
}
