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

/** Broad, with round ears. */
function bear(): Figure {
  return {
    shapes: `${mirrored(`<circle cx="26" cy="16" r="11"/>`)}${path("M50 8C72 8 84 24 82 42 88 50 84 66 72 70 62 78 38 78 28 70 16 66 12 50 18 42 16 24 28 8 50 8Z")}${path("M24 62H76C96 74 102 100 102 132H-2C-2 100 4 74 24 62Z")}`,
    eyes: [
      [38, 42],
      [62, 42],
    ],
  };
}

/** Reared up, with a hood. */
function serpent(chance: Chance): Figure {
  const coil = oneOf(chance, [
    "M58 70C96 78 98 112 70 126H30C64 122 76 104 50 98 30 92 34 74 42 66Z",
    "M42 70C4 78 2 112 30 126H70C36 122 24 104 50 98 70 92 66 74 58 66Z",
  ]);
  return {
    shapes: `${path(coil)}${path("M50 6C62 8 66 18 62 28 78 34 82 54 70 68 62 78 38 78 30 68 18 54 22 34 38 28 34 18 38 8 50 6Z")}`,
    eyes: [
      [44.5, 20],
      [55.5, 20],
    ],
  };
}

/** A flower with a mouth. */
function plant(chance: Chance): Figure {
  const count = 7 + Math.floor(chance() * 3);
  const petals = Array.from(
    { length: count },
    (_, i) => `<ellipse cx="50" cy="14" rx="9" ry="20" transform="rotate(${n((360 * i) / count)} 50 42)"/>`,
  );
  return {
    shapes: `${petals.join("")}<circle cx="50" cy="42" r="21"/>${path("M45 58C40 84 48 104 44 132H58C60 104 52 84 56 60Z")}${mirrored(path("M46 108C30 110 14 100 6 82 24 80 40 90 47 102Z"))}`,
    eyes: [
      [42, 40],
      [58, 40],
    ],
  };
}

/** Out of the water, with a fin. */
function fish(): Figure {
  return {
    shapes: `${path("M50 -6C66 12 78 40 78 70 78 96 70 116 66 132H34C30 116 22 96 22 70 22 40 34 12 50 -6Z")}${mirrored(path("M26 60C8 62 -6 76 -12 96 6 96 22 92 30 84Z"))}${mirrored(path("M28 44L10 26 32 28Z"))}`,
    eyes: [
      [40, 38],
      [60, 38],
    ],
  };
}

/** Small, wide, with claws raised. */
function crab(): Figure {
  return {
    shapes: `${path("M50 46C76 46 92 60 92 78 92 94 72 102 50 102S8 94 8 78C8 60 24 46 50 46Z")}${mirrored(path("M20 58C8 52 2 42 2 30 -10 22 -8 4 4 -2 2 8 6 14 12 16 12 8 18 2 26 4 32 16 24 28 14 32 14 42 20 48 30 52Z"))}${mirrored(path("M14 86L-8 96-12 118-2 104 18 96ZM24 96L10 112 12 130 20 114 34 102Z"))}${mirrored(path("M38 50L34 30 40 30 43 48Z"))}`,
    eyes: [
      [37, 29],
      [63, 29],
    ],
  };
}

/** Rock that has stood up. */
function golem(chance: Chance): Figure {
  const head = oneOf(chance, ["M38 14L56 8 66 20 62 38H40L34 26Z", "M36 18L50 6 64 18 62 38H38Z"]);
  return {
    shapes: `${path(head)}${path("M22 44L44 38 78 42 88 70 74 132H28L12 72Z")}${mirrored(path("M20 46L-4 42-14 64-8 84-14 116 10 122 16 92 22 70Z"))}`,
    eyes: [
      [45, 25],
      [55, 25],
    ],
  };
}

/** Animals of which names speak where tags do not. */
export const BEASTS_BY_NAME: readonly (readonly [RegExp, (chance: Chance) => Figure])[] = [
  [/\b(?:crab|scuttle|scuttler|scorpion|beetle|lobster)/i, crab],
  [/\b(?:bear|yeti|ursine|boar|rhino|ox|yak|elnuk|mammoth|ape|gorilla)/i, bear],
  [/\b(?:serpent|snake|viper|cobra|wurm|worm|eel|leech|basilisk)/i, serpent],
  [/\b(?:snapvine|vine|treant|flower|bloom|bramble|sapling|sprout|root|fungus|spore)/i, plant],
  [/\b(?:shark|fish|whale|otterpus|kraken|tentacle|marlin|octopus|turtle|manta|jaull)/i, fish],
  [/\b(?:golem|giant|colossus|titan|monolith|gargoyle|guardian of stone|statue|troll|ogre)/i, golem],
  [/\b(?:wolf|hound|pup|jackal|fox|lion|tiger|panther|murkwolf|beast)/i, wolf],
  [/\b(?:bird|raven|crow|hawk|eagle|falcon|owl|raptor|vulture|silverwing)/i, bird],
  [/\b(?:drake|dragon|wyrm|wyvern)/i, dragon],
  [/\b(?:spider|broodmother|arachn)/i, spider],
  [/\b(?:ghost|wraith|spirit|phantom|specter|spectre|shade|wisp|elemental)/i, spirit],
];

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
