import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const sources = fileURLToPath(new URL("../src/", import.meta.url));
const read = (path: string): string => readFileSync(join(sources, path), "utf8");
const styles = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"));
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklch)a?\(|(?<![\w-])(?:white|black)(?![\w-])/gi;

/** Tokens by name, of each block of the file of colours. */
const blocks = read("app/colours.css")
  .split("}")
  .map((block) => new Map([...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value] as const)));
const [dark, light, contrast] = blocks;

const lightness = (hex: string): number => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  const [r, g, b] = digits.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrastOf = (one: string, other: string): number => {
  const [a, b] = [lightness(one), lightness(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

describe("colours", () => {
  it("have values in one file, and names everywhere else", () => {
    const found = styles
      .filter((path) => !path.endsWith("colours.css"))
      .flatMap((path) => (read(path).match(COLOUR) ?? []).map((colour) => `${path}: ${colour}`));
    expect(styles.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });

  it("that are used have a value", () => {
    const given = new Set(styles.flatMap((path) => [...read(path).matchAll(/(--[\w-]+):/g)].map(([, name]) => name)));
    const scripts = readdirSync(sources, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path))
      .map(read)
      .join("\n");
    const asked = new Set(styles.flatMap((path) => [...read(path).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)));
    expect([...asked].filter((name) => !name.startsWith("--radix-") && !given.has(name) && !scripts.includes(name))).toEqual([]);
  });

  const THEMES = { dark, light: new Map([...dark, ...light]), contrast: new Map([...dark, ...contrast]) };
  for (const [theme, tokens] of Object.entries(THEMES))
    it(`can be read in the ${theme} theme`, () => {
      const at = (name: string): string => tokens.get(name) ?? "";
      const least = theme === "contrast" ? 7 : 4.5;
      const pale: string[] = [];
      const hold = (ink: string, ground: string, wanted: number): void => {
        const is = contrastOf(at(ink), at(ground));
        if (is < wanted) pale.push(`${ink} on ${ground}: ${is.toFixed(2)} of ${wanted}`);
      };
      for (const ground of ["--ground", "--surface", "--surface-raised", "--sunken"]) {
        for (const ink of ["--ink", "--ink-soft", "--ink-faint", "--accent", "--danger", "--good"]) hold(ink, ground, least);
        for (const seat of ["--seat-0", "--seat-1", "--seat-2", "--seat-3"]) hold(seat, ground, 4.5);
        // Shapes and rings, not words.
        for (const shape of ["--fury", "--calm", "--mind", "--body", "--chaos", "--order", "--colorless", "--held"]) hold(shape, ground, 3);
      }
      for (const disc of ["--fury", "--calm", "--mind", "--body", "--chaos", "--order"]) hold("--pip-ink", disc, 4.5);
      hold("--accent-ink", "--accent", least);
      hold("--accent-ink", "--accent-bright", 4.5);
      hold("--danger-ink", "--danger", 4.5);
      hold("--damage-ink", "--damage", 4.5);
      for (const kind of ["--might", "--might-more", "--might-less", "--stunned", "--empowered", "--buffed"])
        hold(`${kind}-ink`, kind, 4.5);
      expect(pale).toEqual([]);
    });
});
