import { type Figure, figure, type Looks, mech, yordle } from "./figure.ts";
import { DOMAIN_PALETTES, mix, type Palette } from "./palette.ts";
import { between, type Chance, chanceOf, n } from "./seed.ts";

/** The face of a bot: a bust against its own light, drawn from its name, so that it is always the same. */

interface Sitter {
  readonly palette: Palette;
  readonly draw: (chance: Chance) => Figure;
}

const person = (looks: Looks) => (chance: Chance) => figure(chance, { hand: "none", back: "none", ...looks });

/** The levels are people one remembers; whoever else plays is a machine. */
const SITTERS: Readonly<Record<string, Sitter>> = {
  beginner: { palette: DOMAIN_PALETTES.calm, draw: yordle },
  casual: { palette: DOMAIN_PALETTES.body, draw: person({ head: "hat", shoulders: "plain" }) },
  skilled: { palette: DOMAIN_PALETTES.fury, draw: person({ head: "braid", shoulders: "pauldrons" }) },
  strong: { palette: DOMAIN_PALETTES.mind, draw: person({ head: "horned", shoulders: "spikes" }) },
  expert: { palette: DOMAIN_PALETTES.chaos, draw: person({ head: "crown", shoulders: "collar" }) },
};
const MACHINE: Sitter = { palette: DOMAIN_PALETTES.order, draw: mech };

const SIZE = 100;

export function botFace(bot: string): string {
  const chance = chanceOf(`bot ${bot}`);
  const { palette, draw } = Object.hasOwn(SITTERS, bot) ? SITTERS[bot] : MACHINE;
  const { night, deep, mid, bright, light } = palette;
  const { shapes, eyes } = draw(chance);
  const x = between(chance, 40, 60);
  const rays = Array.from({ length: 9 }, (_, i) => {
    const turn = i * 40 + between(chance, -8, 8);
    return `<path d="M0 -30L3 -96H-3Z" transform="translate(${n(x)} 40) rotate(${n(turn)})"/>`;
  }).join("");
  const shine = eyes.map(([cx, cy]) => `<ellipse cx="${cx}" cy="${cy}" rx="3" ry="1.7"/>`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<defs><radialGradient id="l" cx="${n(x / SIZE)}" cy=".4"><stop offset="0" stop-color="${light}"/><stop offset=".35" stop-color="${bright}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs>` +
    `<rect width="${SIZE}" height="${SIZE}" fill="url(#l)"/><g fill="${mid}" opacity=".35">${rays}</g>` +
    `<g transform="translate(0 8)"><g fill="${light}" transform="translate(-1.8 -1.2)">${shapes}</g><g fill="${mix(night, deep, 0.4)}">${shapes}</g><g fill="${light}">${shine}</g></g></svg>`
  );
}
