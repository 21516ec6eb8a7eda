import type { CardType, Domain, Supertype } from "@rulebound/engine/language";
import { DOMAIN_GLYPHS } from "../glyphs.ts";
import { BEASTS, BEASTS_BY_NAME } from "./beasts.ts";
import { CHAMPIONS, type Champion } from "./champions.ts";
import { type Figure, figure, type Looks, mech, yordle } from "./figure.ts";
import { foreground, landOf } from "./land.ts";
import { MOTIFS } from "./motif.ts";
import { COLORLESS, DOMAIN_PALETTES, HOURS, mix, type Palette } from "./palette.ts";
import { portrait } from "./portrait.ts";
import { between, type Chance, chanceOf, n, oneOf } from "./seed.ts";
import { isGlyph, THINGS, type Thing, thingNamed } from "./things.ts";

/**
 * A card's picture: a sky with the motif of its domain, a land by its region, and before the light what the card is: a
 * person, a beast, a thing. Everything is drawn from the card's name, so it is always the same.
 */
export interface Sitter {
  readonly name: string;
  /** Who it is: all cards of a champion show the same person. */
  readonly shortName: string;
  readonly type: CardType;
  readonly supertypes: readonly Supertype[];
  readonly domains: readonly Domain[];
  readonly tags: readonly string[];
  /** What its text does, in words of the card language. */
  readonly verbs: readonly string[];
}

export const PORTRAIT = { w: 200, h: 280 };
export const WIDE = { w: 320, h: 200 };

export function picture(sitter: Sitter): string {
  const { w, h } = sitter.type === "battlefield" ? WIDE : PORTRAIT;
  const chance = chanceOf(sitter.name);
  const [first = "colorless", second = first] = sitter.domains;
  const near = paletteOf(sitter, first, chance);
  const far = second === first ? near : DOMAIN_PALETTES[second as Domain];
  const x = w / 2 + (sitter.type === "battlefield" ? between(chance, -70, 70) : between(chance, -8, 8));
  const y = h * (sitter.type === "battlefield" ? 0.46 : 0.36);
  const horizon = h * (sitter.type === "battlefield" ? 0.66 : 0.6);
  const land = landOf(chance, sitter.name, sitter.tags, sitter.type === "battlefield");
  const far1 = mix(far.mid, far.bright, 0.25);
  const body = [
    `<rect width="${w}" height="${h}" fill="url(#s)"/>`,
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(h * 0.5)}" fill="url(#g)"/>`,
    MOTIFS[first].behind(chance, x, y, near.light),
    second === first ? "" : MOTIFS[second].behind(chance, x, y, far.light),
    sitter.type === "rune" ? "" : sun(chance, x, y, near),
    `<g fill="${far1}" opacity=".55">${land(chance, w, horizon - 14)}</g>`,
    `<g fill="${mix(far.deep, far.mid, 0.45)}">${land(chance, w, horizon + 22)}</g>`,
    subject(sitter, chance, x, near, far),
    `<g fill="${mix(near.night, near.deep, 0.35)}">${oneOf(chance, foreground)(chance, w, h * (sitter.type === "battlefield" ? 0.9 : 0.86))}</g>`,
    MOTIFS[second].front(chance, w, h, far.light),
    `<rect width="${w}" height="${h}" fill="url(#v)"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice"><defs>${gradients(near, far)}</defs>${body.join("")}</svg>`;
}

function paletteOf({ type }: Sitter, domain: Domain | "colorless", chance: Chance): Palette {
  if (domain !== "colorless") return DOMAIN_PALETTES[domain];
  return type === "battlefield" ? oneOf(chance, HOURS) : COLORLESS;
}

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`;

const gradients = (near: Palette, far: Palette): string =>
  `<linearGradient id="s" x1="0" y1="0" x2=".25" y2="1">${stop(0, near.deep)}${stop(0.42, near.mid)}${stop(0.66, mix(near.mid, far.bright, 0.7))}${stop(1, far.deep)}</linearGradient>` +
  `<radialGradient id="g">${stop(0, near.light, 0.95)}${stop(0.28, near.bright, 0.75)}${stop(1, near.bright, 0)}</radialGradient>` +
  `<linearGradient id="v" x1="0" y1="0" x2="0" y2="1">${stop(0, near.night, 0.5)}${stop(0.22, near.night, 0)}${stop(0.62, near.night, 0)}${stop(1, near.night, 0.82)}</linearGradient>` +
  `<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="130">${stop(0, mix(near.night, near.deep, 0.75))}${stop(1, near.night)}</linearGradient>` +
  `<linearGradient id="t" x1="0" y1="0" x2=".4" y2="1">${stop(0, near.light)}${stop(0.5, near.bright)}${stop(1, mix(near.mid, far.mid, 0.6))}</linearGradient>`;

function sun(chance: Chance, x: number, y: number, { light, bright }: Palette): string {
  const r = between(chance, 30, 46);
  const disc = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${light}" opacity=".85"/>`;
  if (chance() < 0.5) return disc;
  return `${disc}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r + 7)}" fill="none" stroke="${bright}" stroke-width="1.500" opacity=".8"/>`;
}

function subject(sitter: Sitter, chance: Chance, x: number, near: Palette, far: Palette): string {
  switch (sitter.type) {
    case "battlefield":
      return "";
    case "rune":
      return sigil(sitter.domains[0], near);
    case "gear":
      return thing(thingNamed(sitter.name) ?? oneOf(chance, ["orb", "amulet", "crystal", "cog", "chest", "ring", "potion"]), near, chance);
    case "spell":
      return thing(spellThing(sitter, chance), near, chance);
    default: {
      const champion = championOf(sitter);
      return champion === null ? person(being(sitter), x, sitter, near, far) : portrait(champion, x, near);
    }
  }
}

/** A rune is its domain. */
function sigil(domain: Domain, { light, bright, night }: Palette): string {
  const rings = [74, 66].map(
    (r) => `<circle cx="100" cy="122" r="${r}" fill="none" stroke="${light}" stroke-width="${r === 74 ? 1.5 : 4}" opacity=".8"/>`,
  );
  return `<circle cx="100" cy="122" r="62" fill="${night}" opacity=".75"/>${rings.join("")}<g transform="translate(49 71) scale(4.25)"><path d="${DOMAIN_GLYPHS[domain]}" fill="${bright}" fill-rule="evenodd" transform="translate(.3 .4)"/><path d="${DOMAIN_GLYPHS[domain]}" fill="url(#t)" fill-rule="evenodd"/></g>`;
}

const SPELLS: readonly (readonly [verb: string, things: readonly Thing[]])[] = [
  ["counter", ["shield", "mask"]],
  ["kill", ["skull", "daggers"]],
  ["deal", ["burst", "bolt"]],
  ["fight", ["sword", "claw"]],
  ["stun", ["stun"]],
  ["move", ["wind", "boots"]],
  ["recall", ["gate", "wind"]],
  ["draw", ["cards", "scroll"]],
  ["buff", ["rise", "hand"]],
  ["give", ["rise", "spark", "hand"]],
];

function spellThing({ name, verbs }: Sitter, chance: Chance): Thing {
  const named = thingNamed(name);
  if (named !== null) return named;
  const things = SPELLS.find(([verb]) => verbs.includes(verb))?.[1];
  return oneOf(chance, things ?? ["spark", "star", "orb", "hand"]);
}

/** A thing in full light, with its own shadow behind it. */
function thing(what: Thing, { night, light }: Palette, chance: Chance): string {
  const scale = isGlyph(what) ? 100 / 24 : 1;
  const d = THINGS[what];
  const turned = between(chance, -9, 9);
  return `<g transform="translate(100 108) rotate(${n(turned)}) scale(1.120) translate(-50 -50) scale(${n(scale * 10) === "10" ? 1 : scale.toFixed(3)})" fill-rule="evenodd"><path d="${d}" fill="${night}" stroke="${night}" stroke-width="${n(9 / scale)}" stroke-linejoin="round" opacity=".92"/><path d="${d}" fill="${light}" transform="translate(${n(-1.2 / scale)} ${n(-1.4 / scale)})"/><path d="${d}" fill="url(#t)"/></g>`;
}

const LOOKS: Readonly<Record<string, Looks>> = {
  Pirate: { head: "tricorne", hand: "gun" },
  Demon: { head: "horned", back: "wings", hand: "none" },
  Fae: { head: "long", back: "butterfly", shoulders: "slim", hand: "none" },
  Trifarian: { head: "helm", shoulders: "spikes" },
  Elite: { head: "helm", shoulders: "pauldrons" },
  Sentinel: { head: "hood", shoulders: "cape" },
  Recruit: { head: "helm", shoulders: "plain", hand: "spear" },
};

/** Champions look alike on all their cards. */
const championOf = ({ type, supertypes, shortName }: Sitter): Champion | null =>
  type === "legend" || supertypes.includes("champion") ? (CHAMPIONS[shortName] ?? null) : null;

/** Who stands there. */
function being({ shortName, tags, supertypes, type }: Sitter): Figure {
  const isChampion = type === "legend" || supertypes.includes("champion");
  const chance = chanceOf(shortName);
  const beast = tags.find((tag) => tag in BEASTS);
  if (tags.includes("Mech")) return mech(chance);
  if (tags.includes("Yordle")) return yordle(chance);
  if (beast !== undefined && !isChampion) return BEASTS[beast](chance);
  const named = isChampion ? undefined : BEASTS_BY_NAME.find(([words]) => words.test(shortName));
  if (named !== undefined) return named[1](chance);
  const looks = tags.map((tag) => LOOKS[tag]).find((one) => one !== undefined);
  return figure(chance, looks ?? {});
}

/** Against the light: a rim of light on one side, dark before it, and eyes that shine. */
function person({ shapes, eyes }: Figure, x: number, { type, domains }: Sitter, near: Palette, far: Palette): string {
  const scale = type === "legend" ? 1.5 : 1.36;
  const place = `translate(${n(x - 50 * scale)} ${type === "legend" ? 50 : 56}) scale(${scale})`;
  const glow = eyes
    .map(([cx, cy]) => `<ellipse cx="${cx}" cy="${cy}" rx="${eyes.length === 1 ? 12 : 2.6}" ry="${eyes.length === 1 ? 6 : 1.3}"/>`)
    .join("");
  const mark =
    domains.length === 0 || eyes.length === 1
      ? ""
      : `<g transform="translate(42 70) scale(.68)"><path d="${DOMAIN_GLYPHS[domains[0]]}" fill="${near.bright}" fill-rule="evenodd" opacity=".85"/></g>`;
  return (
    `<g transform="${place}"><g fill="${near.light}" stroke="${near.light}" stroke-width="0" transform="translate(-1.800 -1.200)">${shapes}</g>` +
    `<g fill="${far.bright}" stroke="${far.bright}" stroke-width="0" transform="translate(1.500 -.6)" opacity=".7">${shapes}</g>` +
    `<g fill="url(#b)" stroke="${near.night}" stroke-width="0">${shapes}</g><g fill="${near.light}">${glow}</g>${mark}</g>`
  );
}
