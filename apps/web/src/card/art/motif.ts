import type { Domain } from "@rulebound/engine/language";
import { between, type Chance, n } from "./seed.ts";

/** What fills the air in a domain's pictures, around a centre: large and faint behind, small and bright in front. */

interface Motif {
  readonly behind: (chance: Chance, x: number, y: number, colour: string) => string;
  readonly front: (chance: Chance, w: number, h: number, colour: string) => string;
}

const many = (count: number, one: (i: number) => string): string => Array.from({ length: count }, (_, i) => one(i)).join("");
const turn = (i: number, count: number, from = 0): number => from + (i / count) * Math.PI * 2;
const at = (x: number, y: number, r: number, angle: number): string => `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;

/** Rays from the centre, each a thin triangle. */
const rays = (count: number, reach: number, wide: number) => (chance: Chance, x: number, y: number, colour: string) => {
  const from = chance() * 6;
  const d = many(count, (i) => {
    const angle = turn(i, count, from);
    const far = reach * between(chance, 0.75, 1.25);
    return `M${n(x)} ${n(y)}L${at(x, y, far, angle - wide)}L${at(x, y, far, angle + wide)}Z`;
  });
  return `<path d="${d}" fill="${colour}" opacity=".13"/>`;
};

const rings = (chance: Chance, x: number, y: number, colour: string): string => {
  const dash = (): string => `${n(between(chance, 20, 90))} ${n(between(chance, 6, 30))}`;
  return `<g fill="none" stroke="${colour}" opacity=".3">${many(4, (i) => `<circle cx="${n(x)}" cy="${n(y)}" r="${34 + i * 20}" stroke-width="${n(2.2 - i * 0.4)}" stroke-dasharray="${dash()}"/>`)}</g>`;
};

const spirals = (chance: Chance, x: number, y: number, colour: string): string => {
  const from = chance() * 6;
  const arm = (turned: number): string => `M${Array.from({ length: 22 }, (_, i) => at(x, y, 14 + i * 6.2, turned + i * 0.24)).join("L")}`;
  return `<path d="${many(5, (i) => arm(turn(i, 5, from)))}" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round" opacity=".16"/>`;
};

const tongues = (chance: Chance, x: number, y: number, colour: string): string => {
  const d = many(9, (i) => {
    const base = x - 120 + i * 30 + between(chance, -8, 8);
    const top = y - between(chance, 20, 130);
    const lean = between(chance, -22, 22);
    return `M${n(base - 20)} ${n(y + 120)}C${n(base - 20)} ${n(y + 30)} ${n(base + lean)} ${n(y)} ${n(base + lean)} ${n(top)}C${n(base + lean + 10)} ${n(y)} ${n(base + 22)} ${n(y + 30)} ${n(base + 20)} ${n(y + 120)}Z`;
  });
  return `<path d="${d}" fill="${colour}" opacity=".16"/>`;
};

const facets = (chance: Chance, x: number, y: number, colour: string): string =>
  `<g fill="none" stroke="${colour}" opacity=".26">${many(4, (i) => {
    const r = 40 + i * 26;
    return `<path d="M${n(x)} ${n(y - r)}L${n(x + r * 0.82)} ${n(y)} ${n(x)} ${n(y + r)} ${n(x - r * 0.82)} ${n(y)}Z" stroke-width="${n(3 - i * 0.5)}"/>`;
  })}</g><path d="${many(5, () => {
    const px = x + between(chance, -100, 100);
    const py = y + between(chance, -110, 60);
    const s = between(chance, 6, 18);
    return `M${n(px)} ${n(py - s)}L${n(px + s * 0.8)} ${n(py)} ${n(px)} ${n(py + s)} ${n(px - s * 0.8)} ${n(py)}Z`;
  })}" fill="${colour}" opacity=".15"/>`;

const ripples = (chance: Chance, x: number, y: number, colour: string): string =>
  `<g fill="none" stroke="${colour}" stroke-width="2" opacity=".24">${many(5, (i) => {
    const r = 30 + i * 22;
    const dy = y + between(chance, -3, 3);
    return `<path d="M${n(x - r)} ${n(dy)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(dy)}"/>`;
  })}</g>`;

/** Small things in the air, all of one shape. */
const motes =
  (count: number, shape: (x: number, y: number, s: number, chance: Chance) => string) =>
  (chance: Chance, w: number, h: number, colour: string): string =>
    `<path d="${many(count, () => shape(between(chance, 0, w), between(chance, 0, h * 0.86), between(chance, 0.8, 2.8), chance))}" fill="${colour}" opacity=".8"/>`;

const dot = (x: number, y: number, s: number): string =>
  `M${n(x - s)} ${n(y)}a${n(s)} ${n(s)} 0 1 1 ${n(2 * s)} 0a${n(s)} ${n(s)} 0 1 1 ${n(-2 * s)} 0Z`;
const ember = (x: number, y: number, s: number, chance: Chance): string =>
  `M${n(x)} ${n(y)}q${n(s * 1.5)} ${n(-s * 2)} ${n(between(chance, -2, 2))} ${n(-s * 4.5)}q${n(-s * 1.6)} ${n(s * 2.4)} 0 ${n(s * 4.5)}Z`;
const petal = (x: number, y: number, s: number): string =>
  `M${n(x)} ${n(y)}q${n(s * 2.4)} ${n(-s * 2)} ${n(s * 4.4)} ${n(s * 0.4)}q${n(-s * 2.4)} ${n(s * 1.6)} ${n(-s * 4.4)} ${n(-s * 0.4)}Z`;
const star = (x: number, y: number, s: number): string =>
  `M${n(x)} ${n(y - s * 2.2)}l${n(s * 0.5)} ${n(s * 1.7)} ${n(s * 1.7)} ${n(s * 0.5)} ${n(-s * 1.7)} ${n(s * 0.5)} ${n(-s * 0.5)} ${n(s * 1.7)} ${n(-s * 0.5)} ${n(-s * 1.7)} ${n(-s * 1.7)} ${n(-s * 0.5)} ${n(s * 1.7)} ${n(-s * 0.5)}Z`;
const shard = (x: number, y: number, s: number): string =>
  `M${n(x)} ${n(y - s * 1.8)}l${n(s * 1.2)} ${n(s * 1.8)} ${n(-s * 1.2)} ${n(s * 1.8)} ${n(-s * 1.2)} ${n(-s * 1.8)}Z`;
const feather = (x: number, y: number, s: number): string =>
  `M${n(x)} ${n(y)}q${n(s)} ${n(-s * 4)} ${n(s * 4)} ${n(-s * 5)}q${n(-s * 0.4)} ${n(s * 3.6)} ${n(-s * 4)} ${n(s * 5)}Z`;

export const MOTIFS: Readonly<Record<Domain | "colorless", Motif>> = {
  fury: { behind: tongues, front: motes(20, ember) },
  calm: { behind: ripples, front: motes(13, petal) },
  mind: { behind: rings, front: motes(18, star) },
  body: { behind: facets, front: motes(13, shard) },
  chaos: { behind: spirals, front: motes(16, dot) },
  order: { behind: rays(16, 210, 0.075), front: motes(10, feather) },
  colorless: { behind: rays(9, 190, 0.05), front: motes(9, dot) },
};
