import { between, type Chance, n, oneOf } from "./seed.ts";

/**
 * A person seen against the light, from the hips up, in a box of 100 by 130 with the middle at 50: behind, body and eyes.
 * Every part is a shape of its own; together they are one silhouette.
 */
export interface Figure {
  /** Shapes without colour: what is filled with the dark, and with the rim of light behind it. */
  readonly shapes: string;
  /** Where the eyes shine; empty: hidden. */
  readonly eyes: readonly (readonly [x: number, y: number])[];
}

const path = (d: string): string => `<path d="${d}"/>`;
const mirrored = (shape: string): string => `${shape}<g transform="matrix(-1 0 0 1 100 0)">${shape}</g>`;

const HEADS: Readonly<Record<string, string>> = {
  hood: path("M50 10C61 14 66 26 64 40 67 46 70 50 72 54L28 54C30 50 33 46 36 40 34 26 39 14 50 10Z"),
  long: path("M50 16C62 16 65 26 64 36 64 48 68 56 72 66 62 66 58 58 58 48L42 48C42 58 38 66 28 66 32 56 36 48 36 36 35 26 38 16 50 16Z"),
  spiky: path("M38 34L31 26 38 25 33 15 43 18 46 7 52 16 60 8 60 18 69 16 63 26 69 29 62 36Z"),
  horned: mirrored(path("M44 22C36 20 28 14 27 3 31 9 38 10 46 15Z")) + path("M39 30C39 19 44 15 50 15S61 19 61 30L58 34H42Z"),
  hat: path("M22 27C32 22 38 22 40 20L46 5C52 2 58 6 60 20 62 22 68 22 78 27 68 31 32 31 22 27Z"),
  crown: path("M38 24L35 8 43 15 50 4 57 15 65 8 62 24Z"),
  knot: path("M45 6A6 6 0 1 1 55 6 6 6 0 0 1 45 6ZM40 26C40 17 44 13 50 13S60 17 60 26Z"),
  ears: mirrored(path("M40 26L33 5 47 17Z")) + path("M38 30C38 20 43 16 50 16S62 20 62 30Z"),
  crest: path("M34 34C28 14 44 2 60 4 52 8 62 10 68 20 62 18 64 24 62 30Z"),
  braid: path("M50 15C60 15 63 22 62 30 68 38 72 54 66 76 64 62 60 52 58 46L42 34C38 24 40 15 50 15Z"),
  tricorne: path("M20 24C28 14 34 17 40 12 46 6 56 6 60 12 66 17 72 14 80 24 70 26 62 22 50 22S30 26 20 24Z"),
  helm: path("M38 40V24C38 14 44 10 50 10S62 14 62 24V40L56 36V28H44V36ZM48 2H52V14H48Z"),
};

const SHOULDERS: Readonly<Record<string, string>> = {
  plain: path("M50 46C58 46 60 50 68 53 76 57 79 68 80 84L82 132H18L20 84C21 68 24 57 32 53 40 50 42 46 50 46Z"),
  slim: path("M50 46C56 46 57 51 63 54 70 58 71 70 70 84L74 132H26L30 84C29 70 30 58 37 54 43 51 44 46 50 46Z"),
  pauldrons:
    path("M50 46C58 46 62 52 70 58L72 132H28L30 58C38 52 42 46 50 46Z") +
    mirrored(path("M34 50C24 46 13 54 12 68L16 78C22 72 30 70 38 70Z")),
  spikes:
    path("M50 46C58 46 62 52 70 58L74 132H26L30 58C38 52 42 46 50 46Z") +
    mirrored(path("M38 54L26 36 27 52 12 46 20 60 8 66 22 74 36 72Z")),
  cape: path("M50 46C62 46 74 52 78 66L92 132H8L22 66C26 52 38 46 50 46Z"),
  collar: path("M50 52L66 38 70 56C78 60 80 70 80 84L84 132H16L20 84C20 70 22 60 30 56L34 38Z"),
};

const IN_HAND: Readonly<Record<string, string>> = {
  sword: path("M80 2L85 12 83 74H90V79H83V94H77V79H70V74H77L75 12Z"),
  greatsword: path("M12 -8L19 6 17 80H26V86H16V104H9V86H-1V80H8L6 6Z"),
  staff: path("M83 4A8 8 0 1 1 83 20V132H79V20A8 8 0 0 1 83 4Z"),
  spear: path("M17 -10L23 10 19 16V132H15V16L11 10Z"),
  axe: path("M80 14H84V132H80ZM84 18C98 14 102 30 100 44 96 36 90 36 84 38ZM80 20C72 18 68 26 68 36 72 32 76 32 80 34Z"),
  bow: path("M14 0C-6 30 -6 78 14 110L17 108C2 78 2 32 17 2ZM13 2L15 108H14Z"),
  blades: mirrored(path("M88 30C94 46 94 64 86 80L81 78C85 64 86 48 82 34Z")),
  banner: path("M84 -8H87V132H84ZM84 -4C74 2 66 -6 56 0V30C66 24 74 32 84 26Z"),
  scythe: path("M82 0H86V132H82ZM86 0C66 -12 44 -4 38 14 52 2 68 4 86 12Z"),
  gun: path("M68 62L98 40 102 46 84 62 86 72 80 74 78 66 72 70Z"),
  none: "",
};

const BACK: Readonly<Record<string, string>> = {
  wings: mirrored(path("M40 60C24 34 8 24 -14 22 -8 32 -10 38 -4 44 -10 50 -4 58 0 62 -2 70 6 76 14 78 16 86 28 88 36 84Z")),
  feathers: mirrored(path("M40 64C22 50 10 30 8 2 0 20 -8 40 -4 60 2 82 20 92 38 90Z")),
  butterfly: mirrored(path("M44 62C30 30 6 14 -8 22 -14 44 6 66 40 70ZM42 72C20 70 4 82 6 100 20 108 38 94 44 78Z")),
  flowing: path("M60 56C84 60 96 50 108 58 98 70 108 84 104 100 92 92 76 104 60 100Z"),
  none: "",
};

export interface Looks {
  readonly head?: keyof typeof HEADS;
  readonly shoulders?: keyof typeof SHOULDERS;
  readonly hand?: keyof typeof IN_HAND;
  readonly back?: keyof typeof BACK;
}

export function figure(chance: Chance, looks: Looks = {}): Figure {
  const head = looks.head ?? oneOf(chance, ["hood", "long", "spiky", "horned", "hat", "crown", "knot", "ears", "crest", "braid", "helm"]);
  const shoulders = looks.shoulders ?? oneOf(chance, Object.keys(SHOULDERS));
  const hand = looks.hand ?? oneOf(chance, Object.keys(IN_HAND));
  const back = looks.back ?? oneOf(chance, ["none", "none", "none", "flowing"]);
  const tilt = between(chance, -4, 4);
  const face = `<ellipse cx="50" cy="31" rx="10" ry="12.500"/><path d="M45 38H55V52H45Z"/>`;
  return {
    shapes: `<g transform="rotate(${n(between(chance, -6, 6))} 50 90)">${IN_HAND[hand]}</g>${BACK[back]}${SHOULDERS[shoulders]}<g transform="rotate(${n(tilt)} 50 46)">${face}${HEADS[head]}</g>`,
    eyes: [
      [46.2, 31.5],
      [53.8, 31.5],
    ],
  };
}

/** Small folk: a large head with large ears on a small body. */
export function yordle(chance: Chance): Figure {
  const hats = [
    path("M28 36C30 20 40 14 50 14S70 20 72 36Z"),
    path("M30 34C34 12 54 4 74 2 66 10 70 22 70 34Z"),
    path("M34 34L40 12 48 26 52 8 58 26 66 12 66 34Z"),
    path("M26 38C28 18 40 16 50 16S72 18 74 38H60L58 32H42L40 38Z"),
  ];
  const ears = oneOf(chance, [
    path("M32 48C16 42 2 28 -4 12 14 16 30 26 38 38Z"),
    path("M32 46C20 48 4 44 -8 34 8 28 26 32 38 38Z"),
    path("M36 36C28 24 22 8 24 -6 36 4 44 18 46 30Z"),
  ]);
  const body = path("M50 66C66 66 72 78 72 96L76 132H24L28 96C28 78 34 66 50 66Z");
  return {
    shapes: `<g transform="translate(0 12)">${IN_HAND[oneOf(chance, ["none", "staff", "gun", "none", "sword"])]}</g>${body}${mirrored(ears)}<ellipse cx="50" cy="48" rx="23" ry="21"/>${oneOf(chance, hats)}`,
    eyes: [
      [41, 51],
      [59, 51],
    ],
  };
}

export function mech(chance: Chance): Figure {
  const head = oneOf(chance, [
    path("M36 18H64L68 42H32ZM48 4H52V20H48Z"),
    path("M34 24C34 8 66 8 66 24V42H34Z"),
    path("M40 14H60L64 42H36ZM28 20L40 26V34L28 30ZM72 20L60 26V34L72 30Z"),
  ]);
  const body = path("M34 48H66L74 62 70 132H30L26 62Z");
  const arm = path("M30 50L6 44 0 66 6 80 2 112 18 116 22 84 30 72Z");
  return {
    shapes: `${head}<path d="M44 40H56V52H44Z"/>${body}${mirrored(arm)}`,
    eyes: [
      [43, 31],
      [57, 31],
    ],
  };
}
