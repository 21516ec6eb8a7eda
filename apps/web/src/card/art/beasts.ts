import type { Figure } from "./figure.ts";
import { type Chance, n, oneOf } from "./seed.ts";

/** Animals and other beings, in the same box of 100 by 130 as persons. */

const path = (d: string): string => `<path d="${d}"/>`;
const mirrored = (shape: string): string => `${shape}<g transform="matrix(-1 0 0 1 100 0)">${shape}</g>`;

/** A ball of fur with horns. */
function poro(chance: Chance): Figure {
  const tufts = 34;
  const fur = Array.from({ length: tufts }, (_, i) => {
    const angle = (i / tufts) * Math.PI * 2;
    const r = i % 2 === 0 ? 41 : 35 + chance() * 2;
    return `${n(50 + r * Math.cos(angle))} ${n(66 + r * 0.92 * Math.sin(angle))}`;
  });
  return {
    shapes: `${path(`M${fur.join("L")}Z`)}${mirrored(path("M36 36C26 32 20 22 22 10 28 20 38 20 46 30Z"))}${mirrored(`<ellipse cx="36" cy="104" rx="9" ry="6"/>`)}`,
    eyes: [
      [38, 60],
      [62, 60],
    ],
  };
}

function dragon(chance: Chance): Figure {
  const wing = path("M44 66C30 40 6 18 -28 14 -20 26 -22 34 -14 42 -24 50 -16 60 -8 64 -14 74 -2 82 6 82 4 92 20 98 40 92Z");
  const horns = oneOf(chance, ["M44 22C36 18 32 8 34 -4 40 6 46 10 49 18Z", "M44 24C32 22 24 14 20 4 32 10 42 12 48 18Z"]);
  return {
    shapes: `${mirrored(wing)}${mirrored(path(horns))}${path("M50 12C58 14 62 24 60 34L54 50 46 50 40 34C38 24 42 14 50 12Z")}${path("M43 44H57C66 60 70 84 66 132H34C30 84 34 60 43 44Z")}`,
    eyes: [
      [45.5, 28],
      [54.5, 28],
    ],
  };
}

function bird(): Figure {
  return {
    shapes: `${mirrored(path("M46 62C34 30 10 16 -20 18 -12 26 -16 32 -8 38 -14 44 -6 52 2 54 -2 62 8 70 18 70 22 80 36 84 46 80Z"))}${path("M50 26C58 26 62 34 60 42 66 58 64 78 56 92L60 116 50 108 40 116 44 92C36 78 34 58 40 42 38 34 42 26 50 26Z")}`,
    eyes: [
      [46, 38],
      [54, 38],
    ],
  };
}

function cat(chance: Chance): Figure {
  const tail = oneOf(chance, ["M74 120C100 116 104 84 92 66 90 84 88 100 70 104Z", "M26 120C0 116 -4 84 8 66 10 84 12 100 30 104Z"]);
  return {
    shapes: `${path(tail)}${path("M30 26L28 2 44 16H56L72 2 70 26C76 40 68 54 50 54S24 40 30 26Z")}${path("M36 48H64C76 66 80 96 78 132H22C20 96 24 66 36 48Z")}`,
    eyes: [
      [41, 33],
      [59, 33],
    ],
  };
}

/** A wolf's head from the front. */
function wolf(): Figure {
  return {
    shapes: `${path("M50 26C58 22 62 22 66 22L84 -2 84 34C92 44 92 54 98 62L84 66C80 82 64 92 58 106 54 112 46 112 42 106 36 92 20 82 16 66L2 62C8 54 8 44 16 34L16 -2 34 22C38 22 42 22 50 26Z")}${path("M22 66H78L90 132H10Z")}`,
    eyes: [
      [34, 54],
      [66, 54],
    ],
  };
}

function spider(): Figure {
  const leg = (d: string): string => `<path d="${d}" fill="none" stroke-width="5" stroke-linejoin="round"/>`;
  return {
    shapes: `<g class="legs">${mirrored(leg("M46 62L20 34 -6 52 -14 78") + leg("M46 68L14 58 -8 84 -10 108") + leg("M46 74L18 82 6 108 8 126") + leg("M47 58L30 18 4 14"))}</g><ellipse cx="50" cy="88" rx="22" ry="26"/><ellipse cx="50" cy="56" rx="14" ry="13"/>`,
    eyes: [
      [45, 53],
      [55, 53],
    ],
  };
}

/** A being of mist. */
function spirit(chance: Chance): Figure {
  const lean = n((chance() - 0.5) * 16);
  return {
    shapes: `<g transform="skewX(${lean})">${path("M50 6C58 20 74 26 74 50 74 60 84 62 90 54 92 74 80 80 76 84 80 100 68 108 72 126 60 116 54 130 46 116 40 130 34 116 24 126 30 106 20 98 24 84 16 82 8 72 12 56 18 62 26 60 26 50 26 34 46 24 50 6Z")}</g>`,
    eyes: [
      [41, 50],
      [59, 50],
    ],
  };
}

/** Out of the void: one eye and many arms. */
function voidling(chance: Chance): Figure {
  const arm = oneOf(chance, ["M38 74C16 78 6 98 -10 92 2 112 26 106 44 90Z", "M36 70C18 62 4 70 -8 56 -4 80 22 92 42 86Z"]);
  return {
    shapes: `${mirrored(path(arm) + path("M40 84C30 100 28 116 12 130H30C40 118 46 104 50 90Z") + path("M38 44C22 36 16 20 20 2 30 18 42 22 50 34Z"))}${path("M50 28C70 28 80 46 78 62 76 84 62 98 50 108 38 98 24 84 22 62 20 46 30 28 50 28Z")}`,
    eyes: [[50, 58]],
  };
}

export const BEASTS: Readonly<Record<string, (chance: Chance) => Figure>> = {
  Poro: poro,
  Dragon: dragon,
  Bird: bird,
  Cat: cat,
  Dog: wolf,
  Spider: spider,
  Spirit: spirit,
  "The Void": voidling,
};
