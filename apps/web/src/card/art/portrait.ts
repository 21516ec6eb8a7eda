import { BEASTS, BEASTS_BY_NAME } from "./beasts.ts";
import type { Beast, Champion } from "./champions.ts";
import { mech } from "./figure.ts";
import { mix, type Palette } from "./palette.ts";
import { chanceOf, n } from "./seed.ts";
import { isGlyph, THINGS, type Thing } from "./things.ts";
import { BEHIND, HAIR, HEADGEAR, HELD, SHOULDERS } from "./worn.ts";

/** A champion from the shoulders up, in their own colours, large enough to be known by on a card as wide as a thumb. */

const mirrored = (shape: string): string => `${shape}<g transform="matrix(-1 0 0 1 100 0)">${shape}</g>`;
const path = (d: string): string => `<path d="${d}"/>`;

/** How far the box is spread over the picture of 200 by 280, and where its top is. */
const SCALE = 1.95;
const TOP = 34;

export function portrait(champion: Champion, x: number, near: Palette): string {
  const { emblem } = champion;
  const place = `translate(${n(x - 50 * SCALE)} ${TOP}) scale(${SCALE})`;
  return `${emblem === undefined ? "" : sign(emblem, x, near)}<g transform="${place}" stroke-linejoin="round">${champion.beast === undefined ? person(champion) : beast(champion, champion.beast)}</g>`;
}

/** Behind the head, so large that it stands out at both sides. */
function sign(what: Thing, x: number, { light, deep }: Palette): string {
  const scale = (isGlyph(what) ? 100 / 24 : 1) * 1.72;
  const side = isGlyph(what) ? 24 : 100;
  return `<path d="${THINGS[what]}" fill="${light}" fill-rule="evenodd" stroke="${deep}" stroke-width="${n(3 / scale)}" opacity=".8" transform="translate(${n(x - (side / 2) * scale)} 8) scale(${scale.toFixed(3)})"/>`;
}

/** One part: its colour, a dark line around it. */
const part = (shapes: string, colour: string, line = 1.6): string =>
  shapes === ""
    ? ""
    : `<g fill="${colour}" stroke="${mix(colour, "#0c0806", 0.78)}" stroke-width="${line}" paint-order="stroke">${shapes}</g>`;

const shaded = (colour: string): string => mix(colour, "#140c14", 0.34);
const worn = (all: readonly (keyof typeof HEADGEAR)[] | undefined): string => (all ?? []).map((one) => HEADGEAR[one]).join("");

/** Under the face, or over it. */
const UNDER: ReadonlySet<keyof typeof HEADGEAR> = new Set([
  "halo",
  "spikes",
  "foxEars",
  "catEars",
  "longEars",
  "antlers",
  "leaves",
  "fins",
]);
const layer = (all: readonly (keyof typeof HEADGEAR)[] | undefined, isUnder: boolean): string =>
  worn(all?.filter((one) => UNDER.has(one) === isUnder));

function person(champion: Champion): string {
  const { colours, hair = "bald", wears, shines, grows, held = "none", behind = "none", shoulders = "plain", yordle = false } = champion;
  const [skin, hairColour, cloth, metal] = colours;
  const [back, front] = HAIR[hair];
  const isMasked = [...(wears ?? []), ...(shines ?? [])].some((one) => one === "mask" || one === "smile" || one === "helm");
  const eyes = isMasked ? metal : mix(hairColour, "#0c0806", 0.6);
  const head =
    part(layer(grows, true), hairColour) +
    part(layer(wears, true), cloth) +
    part(layer(shines, true), metal) +
    part(back, shaded(hairColour)) +
    part(
      yordle
        ? `${mirrored(path("M36 34C20 34 4 26-6 10 16 8 32 14 42 24Z"))}<ellipse cx="50" cy="34" rx="19" ry="17"/>`
        : `<path d="M45 42H55V56H45Z"/><ellipse cx="50" cy="33" rx="10.800" ry="13"/>`,
      skin,
    ) +
    // The side away from the light.
    `<path d="M50 20C57 20 60.800 26 60.800 33S57 46 50 46C55 40 55 26 50 20Z" fill="${shaded(skin)}" opacity=".5"/>` +
    `<path d="M${yordle ? "46 43C48 45 52 45 54" : "47 40.500C49 41.500 51 41.500 53"} ${yordle ? 43 : 40.5}" fill="none" stroke="${shaded(shaded(skin))}" stroke-width="1.200" stroke-linecap="round"/>` +
    (yordle ? `<g fill="${eyes}"><ellipse cx="43" cy="34" rx="3.400" ry="4"/><ellipse cx="57" cy="34" rx="3.400" ry="4"/></g>` : "") +
    part(front, hairColour, 1.2) +
    part(layer(grows, false), hairColour, 1.2) +
    part(layer(wears, false), cloth, 1.2) +
    part(layer(shines, false), metal, 1.2) +
    (yordle ? "" : look(isMasked ? mix(cloth, "#0c0806", 0.7) : eyes));
  return (
    part(BEHIND[behind], shaded(behind === "tails" || behind === "bear" || behind === "rays" ? metal : cloth)) +
    part(SHOULDERS[shoulders], cloth) +
    `<path d="M42 54L50 66 58 54 66 132H34Z" fill="${shaded(cloth)}" opacity=".7"/>` +
    part(HELD[held], metal) +
    (yordle ? `<g transform="translate(-22 -14) scale(1.440)">${head}</g>` : `<g transform="translate(-16 -10) scale(1.320)">${head}</g>`)
  );
}

const look = (colour: string): string =>
  `<g fill="${colour}"><path d="M42.800 31.500C44.500 29.500 47.500 29.800 48.600 32 46.500 33 44.300 33 42.800 31.500ZM57.200 31.500C55.500 29.500 52.500 29.800 51.400 32 53.500 33 55.700 33 57.200 31.500Z"/></g>`;

const named = (word: string, name: string) => BEASTS_BY_NAME.find(([words]) => words.test(word))?.[1](chanceOf(name));

interface Shape {
  readonly shapes: string;
  readonly eyes: readonly (readonly [number, number])[];
}

/** Heads of which no other card has one. */
const HEADS: Partial<Record<Beast, Shape>> = {
  crocodile: {
    shapes: `${path("M50 50C72 50 100 62 106 132H-6C0 62 28 50 50 50Z")}${path("M30 10L36-2 44 8H56L64-2 70 10C76 20 74 32 68 40L72 72C70 84 60 90 50 90S30 84 28 72L32 40C26 32 24 20 30 10Z")}<path d="M32 66L37 74 42 66 47 74 52 66 57 74 62 66 67 74 68 70" fill="none"/>`,
    eyes: [
      [38, 20],
      [62, 20],
    ],
  },
  mantis: {
    shapes: `${mirrored(path("M40 78C10 70-6 40-2-14 10 20 26 44 48 60Z"))}${path("M34 64H66L76 132H24Z")}${path("M50 8C66 10 78 22 76 36 72 54 60 66 50 80 40 66 28 54 24 36 22 22 34 10 50 8Z")}${mirrored(path("M40 14C32 4 30-10 34-22 38-8 44 0 50 8Z"))}`,
    eyes: [
      [37, 36],
      [63, 36],
      [42, 50],
      [58, 50],
    ],
  },
  burrower: {
    shapes: `${path("M50-20L64 12H36Z")}${mirrored(path("M36 30L-6-6 20 44Z"))}${path("M50 4C78 6 92 40 84 66 78 92 64 104 50 110 36 104 22 92 16 66 8 40 22 6 50 4Z")}<path d="M24 60C34 82 66 82 76 60L70 72 64 64 58 76 50 66 42 76 36 64 30 72Z" fill="#1a0c22"/>`,
    eyes: [],
  },
  maw: {
    shapes: `${path("M50 6C86 6 100 34 96 66 92 98 74 112 50 112S8 98 4 66C0 34 14 6 50 6Z")}${mirrored(path("M18 26C4 20-4 8-6-8 10-2 24 6 32 16Z"))}<path d="M18 62C34 54 66 54 82 62 80 92 66 102 50 102S20 92 18 62Z" fill="#38200e"/><path d="M24 62L30 74 36 60 44 72 50 59 56 72 64 60 70 74 76 62Z" fill="#fff4d8"/>`,
    eyes: [
      [32, 36],
      [68, 36],
      [50, 30],
    ],
  },
};

function shapeOf(kind: Beast, name: string): Shape {
  const own = HEADS[kind];
  if (own !== undefined) return own;
  switch (kind) {
    case "wolf":
      return BEASTS.Dog(chanceOf(name));
    case "bird":
      return BEASTS.Bird(chanceOf(name));
    case "cat":
      return BEASTS.Cat(chanceOf(name));
    case "spirit":
      return BEASTS.Spirit(chanceOf(name));
    case "mech":
      return mech(chanceOf(name));
    default:
      return named(kind, name) ?? BEASTS["The Void"](chanceOf(name));
  }
}

function beast({ colours, held = "none", behind = "none" }: Champion, kind: Beast): string {
  const [skin, hair, cloth, metal] = colours;
  const { shapes, eyes } = shapeOf(kind, kind);
  const glow = eyes.map(([cx, cy]) => `<ellipse cx="${cx}" cy="${cy}" rx="5" ry="3.200"/>`).join("");
  return (
    part(BEHIND[behind], behind === "rays" ? hair : shaded(cloth)) +
    part(HELD[held], metal) +
    part(shapes, skin, 2) +
    `<g fill="${metal}" stroke="#140c0c" stroke-width="1.200">${glow}</g>`
  );
}
