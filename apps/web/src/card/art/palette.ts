import type { Domain } from "@rulebound/engine/language";

/** Colours of a picture from its darkest to its lightest. The pictures are images, so they cannot see the tokens of the theme. */
export interface Palette {
  readonly night: string;
  readonly deep: string;
  readonly mid: string;
  readonly bright: string;
  readonly light: string;
}

const palette = (night: string, deep: string, mid: string, bright: string, light: string): Palette => ({ night, deep, mid, bright, light });

export const DOMAIN_PALETTES: Readonly<Record<Domain, Palette>> = {
  fury: palette("#1d0708", "#4d110f", "#a02c1c", "#f0643c", "#ffd0a0"),
  calm: palette("#071510", "#103a2a", "#2b7a4b", "#6cc47a", "#e2f6bb"),
  mind: palette("#070e20", "#132a55", "#2a5da6", "#62aef0", "#d6f1ff"),
  body: palette("#1d0f04", "#4f2a0a", "#a35a14", "#f09a3a", "#ffe6b3"),
  chaos: palette("#12081f", "#34174f", "#6c359f", "#b478ee", "#f6d5ff"),
  order: palette("#1c1605", "#4e3f0d", "#9b7d1c", "#e9c64a", "#fff6d0"),
};

export const COLORLESS: Palette = palette("#121316", "#2c2f37", "#5b606c", "#a4a8b2", "#f0ece2");

/** Places have no domain: their light is that of an hour of the day. */
export const HOURS: readonly Palette[] = [
  palette("#0b1420", "#1d3a4d", "#3d7480", "#8cc3b0", "#f6ecc4"),
  palette("#1a0f1e", "#45254a", "#8c4a63", "#e38d6a", "#ffe0b0"),
  palette("#0a0f1f", "#22284f", "#4b4f8f", "#9d8fd0", "#f3dcf0"),
  palette("#10160c", "#2c3d20", "#5f7a3e", "#b0bf6c", "#f7f1c8"),
  palette("#1b120b", "#4a311c", "#8d6237", "#d8a561", "#fff0cb"),
];

export const mix = (a: string, b: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const from = Number.parseInt(a.slice(at, at + 2), 16);
      const to = Number.parseInt(b.slice(at, at + 2), 16);
      return Math.round(from + (to - from) * share)
        .toString(16)
        .padStart(2, "0");
    })
    .join("")}`;
