/** The few shapes that pictures are made of. A picture is text: no script, no font and no file but itself. */

export const INK = {
  ground: "#1b1714",
  surface: "#241f1b",
  raised: "#2f2823",
  line: "#5a4d44",
  ink: "#f3e9dc",
  soft: "#cbbdae",
  accent: "#f0b95c",
};

export const DOMAIN_INK: Readonly<Record<string, string>> = {
  fury: "#d9573f",
  calm: "#4fa36b",
  mind: "#4d8fd6",
  body: "#d98a35",
  chaos: "#9a62c9",
  order: "#d6b84a",
  colorless: "#9b9186",
};

const FONT = "Inter, 'Segoe UI', system-ui, sans-serif";

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter] ?? letter);

interface TextStyle {
  readonly size?: number;
  readonly fill?: string;
  readonly weight?: number;
  readonly anchor?: "start" | "middle" | "end";
}

export const text = (
  x: number,
  y: number,
  said: string,
  { size = 13, fill = INK.ink, weight = 400, anchor = "start" }: TextStyle = {},
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-weight="${weight}" text-anchor="${anchor}">${escaped(said)}</text>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, stroke = "none", radius = 8): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}"/>`;

/** How many letters of a size fit a width, for letters of middling width. */
export const fits = (width: number, size: number): number => Math.floor(width / (size * 0.6));

export const cut = (said: string, letters: number): string =>
  said.length <= letters ? said : `${said.slice(0, Math.max(1, letters - 1)).trimEnd()}…`;

/** Words in lines of at most so many letters; what is too much for the lines ends in an ellipsis. */
export function lines(said: string, letters: number, most: number): string[] {
  const out: string[] = [""];
  for (const word of said.split(/\s+/)) {
    const line = out[out.length - 1];
    if (line === "") out[out.length - 1] = word;
    else if (line.length + 1 + word.length <= letters) out[out.length - 1] = `${line} ${word}`;
    else out.push(word);
  }
  const kept = out.slice(0, most).map((line) => cut(line, letters));
  if (out.length > most) kept[most - 1] = cut(`${kept[most - 1]}…`, letters);
  return kept;
}

export const picture = (width: number, height: number, title: string, body: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}" font-family="${FONT}">
<title>${escaped(title)}</title>
${[box(0, 0, width, height, INK.ground, "none", 0), ...body].join("\n")}
</svg>
`;
