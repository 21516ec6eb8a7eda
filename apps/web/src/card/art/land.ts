import { between, type Chance, n, oneOf } from "./seed.ts";

/** What stands on the horizon: shapes without colour, for a picture that is `w` wide, with the ground at `y`. */

export type Land = (chance: Chance, w: number, y: number) => string;

const path = (d: string): string => `<path d="${d}"/>`;

/** The ground below a line of points. */
const ground = (points: readonly (readonly [number, number])[], w: number): string =>
  path(`M0 400V${n(points[0][1])}L${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}L${w} 400Z`);

const along = (chance: Chance, w: number, steps: number, height: (i: number) => number, y: number): [number, number][] =>
  Array.from({ length: steps + 1 }, (_, i) => [
    (w * i) / steps + (i > 0 && i < steps ? between(chance, -w / steps / 3, w / steps / 3) : 0),
    y - height(i),
  ]);

/** Soft hills, as a curve. */
const hills: Land = (chance, w, y) => {
  const bumps = 2 + Math.floor(chance() * 2);
  let d = `M0 400V${n(y - between(chance, 0, 18))}`;
  for (let i = 1; i <= bumps; i++) {
    const to = (w * i) / bumps;
    d += `Q${n(to - w / bumps / 2)} ${n(y - between(chance, 14, 46))} ${n(to)} ${n(y - between(chance, 0, 14))}`;
  }
  return path(`${d}V400Z`);
};

const peaks: Land = (chance, w, y) =>
  ground(
    along(chance, w, 8, (i) => (i % 2 === 1 ? between(chance, 34, 92) : between(chance, 0, 18)), y),
    w,
  );

const dunes: Land = (chance, w, y) => {
  const at = between(chance, 0.2, 0.8) * w;
  return path(
    `M0 400V${n(y)}Q${n(at * 0.6)} ${n(y - 8)} ${n(at)} ${n(y - between(chance, 24, 44))}Q${n(at + 20)} ${n(y - 8)} ${w} ${n(y - between(chance, 0, 14))}V400Z`,
  );
};

const waves: Land = (chance, w, y) => {
  const step = between(chance, 22, 34);
  let d = `M0 400V${n(y)}`;
  for (let x = 0; x < w; x += step)
    d += `q${n(step * 0.3)} ${n(-between(chance, 8, 18))} ${n(step * 0.62)} -2q${n(step * 0.1)} 4 ${n(step * 0.38)} 2`;
  return path(`${d}V400Z`);
};

/** Towers with roofs of one kind. */
const towers =
  (roof: (x: number, top: number, wide: number) => string): Land =>
  (chance, w, y) => {
    const count = 5 + Math.floor(chance() * 3);
    const all = Array.from({ length: count }, () => {
      const wide = between(chance, 9, 22);
      const x = between(chance, -4, w - 12);
      const top = y - between(chance, 22, 88);
      return `M${n(x)} 400V${n(top)}H${n(x + wide)}V400Z${roof(x, top, wide)}`;
    });
    return hills(chance, w, y + 12) + path(all.join(""));
  };

const spired = towers((x, top, wide) => `M${n(x - 2)} ${n(top)}L${n(x + wide / 2)} ${n(top - wide * 1.7)} ${n(x + wide + 2)} ${n(top)}Z`);
const jagged = towers(
  (x, top, wide) =>
    `M${n(x - 4)} ${n(top + 3)}L${n(x - 5)} ${n(top - 11)} ${n(x + wide * 0.3)} ${n(top - 4)} ${n(x + wide / 2)} ${n(top - 18)} ${n(x + wide * 0.7)} ${n(top - 4)} ${n(x + wide + 5)} ${n(top - 11)} ${n(x + wide + 4)} ${n(top + 3)}Z`,
);
const domed = towers(
  (x, top, wide) =>
    `M${n(x - 1)} ${n(top)}A${n(wide / 2 + 1)} ${n(wide / 2 + 2)} 0 0 1 ${n(x + wide + 1)} ${n(top)}ZM${n(x + wide / 2 - 0.8)} ${n(top - wide)}h1.600v${n(wide)}h-1.600Z`,
);
const piped = towers(
  (x, top, wide) =>
    `M${n(x - 3)} ${n(top)}h${n(wide + 6)}v5h${n(-wide - 6)}ZM${n(x + wide * 0.2)} ${n(top - 14)}h${n(wide * 0.25)}v16h${n(-wide * 0.25)}Z`,
);

const trees =
  (crown: (x: number, top: number, size: number, chance: Chance) => string): Land =>
  (chance, w, y) => {
    const all = Array.from({ length: 6 + Math.floor(chance() * 4) }, () => {
      const size = between(chance, 12, 30);
      const x = between(chance, 0, w);
      const top = y - between(chance, 16, 62);
      return `M${n(x - 1.5)} 400L${n(x - 1)} ${n(top)}h2L${n(x + 2)} 400Z${crown(x, top, size, chance)}`;
    });
    return hills(chance, w, y + 8) + path(all.join(""));
  };

const round = (x: number, top: number, r: number): string =>
  `M${n(x - r)} ${n(top)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
const leafy = trees(
  (x, top, size) =>
    round(x, top, size * 0.55) +
    round(x - size * 0.5, top + size * 0.3, size * 0.4) +
    round(x + size * 0.5, top + size * 0.25, size * 0.42),
);
const mushrooms = trees(
  (x, top, size) =>
    `M${n(x - size * 0.8)} ${n(top + 4)}C${n(x - size * 0.7)} ${n(top - size)} ${n(x + size * 0.7)} ${n(top - size)} ${n(x + size * 0.8)} ${n(top + 4)}Z`,
);
const bare = trees((x, top, size, chance) => {
  const branch = (to: number, up: number): string => `M${n(x - 1)} ${n(top + 14)}L${n(x + to)} ${n(top - up)}L${n(x + 1)} ${n(top + 9)}Z`;
  return (
    branch(-size * 0.8, 6) + branch(size * 0.7, between(chance, 2, 14)) + branch(-size * 0.3, size * 0.8) + branch(size * 0.35, size * 0.7)
  );
});
const jungle = trees((x, top, size) =>
  [-1, -0.6, 0.6, 1]
    .map(
      (side) =>
        `M${n(x)} ${n(top)}Q${n(x + side * size * 0.5)} ${n(top - size * 0.6)} ${n(x + side * size)} ${n(top + size * 0.3)}Q${n(x + side * size * 0.5)} ${n(top - size * 0.2)} ${n(x)} ${n(top + 3)}Z`,
    )
    .join(""),
);

const masts: Land = (chance, w, y) => {
  const ships = Array.from({ length: 2 }, (_, i) => {
    const x = between(chance, 0.1, 0.4) * w + (i * w) / 2.2;
    const s = between(chance, 0.7, 1.3);
    const sail = (dx: number, h: number): string =>
      `M${n(x + dx * s)} ${n(y - 8)}V${n(y - h * s)}h1.500v${n(h * s)}ZM${n(x + dx * s + 3)} ${n(y - h * s + 4)}q${n(22 * s)} ${n(h * s * 0.4)} 0 ${n(h * s * 0.7)}Z`;
    return `M${n(x - 26 * s)} ${n(y - 10)}h${n(54 * s)}l${n(-9 * s)} 20h${n(-36 * s)}Z${sail(-10, 52)}${sail(9, 66)}`;
  });
  return path(ships.join("")) + waves(chance, w, y + 4);
};

const pyramids: Land = (chance, w, y) => {
  const one = (x: number, size: number): string => {
    const steps = 4;
    let d = `M${n(x - size)} ${n(y + 6)}`;
    for (let i = 0; i < steps; i++) d += `v${n(-size / steps / 1.4)}h${n((size / steps) * 0.8)}`;
    d += `h${n(size * 0.4)}`;
    for (let i = 0; i < steps; i++) d += `h${n((size / steps) * 0.8)}v${n(size / steps / 1.4)}`;
    return `${d}Z`;
  };
  return (
    path(one(between(chance, 0.15, 0.4) * w, between(chance, 40, 64)) + one(between(chance, 0.65, 0.95) * w, between(chance, 28, 50))) +
    dunes(chance, w, y + 8)
  );
};

/** Rocks that hang in the air. */
const islands: Land = (chance, w, y) => {
  const rocks = Array.from({ length: 3 }, () => {
    const x = between(chance, 0, w);
    const top = y - between(chance, 40, 110);
    const s = between(chance, 14, 32);
    return `M${n(x - s)} ${n(top)}q${n(s)} ${n(-s * 0.4)} ${n(s * 2)} 0l${n(-s * 0.5)} ${n(s * 0.7)} ${n(-s * 0.3)} ${n(s * 0.3)} ${n(-s * 0.3)} ${n(s * 0.6)} ${n(-s * 0.5)} ${n(-s * 0.8)}Z`;
  });
  return path(rocks.join("")) + hills(chance, w, y);
};

const spikes: Land = (chance, w, y) => {
  const all = Array.from({ length: 9 }, () => {
    const x = between(chance, 0, w);
    const h = between(chance, 20, 96);
    const lean = between(chance, -18, 18);
    return `M${n(x - 8)} ${n(y + 20)}Q${n(x)} ${n(y - h / 2)} ${n(x + lean)} ${n(y - h)}Q${n(x + 6)} ${n(y - h / 2)} ${n(x + 9)} ${n(y + 20)}Z`;
  });
  return hills(chance, w, y + 14) + path(all.join(""));
};

const arches: Land = (chance, w, y) => {
  const x = between(chance, 0.3, 0.7) * w;
  const s = between(chance, 30, 46);
  return (
    path(
      `M${n(x - s)} 400V${n(y - s)}A${n(s)} ${n(s * 1.3)} 0 0 1 ${n(x + s)} ${n(y - s)}V400H${n(x + s * 0.7)}V${n(y - s)}A${n(s * 0.7)} ${n(s)} 0 0 0 ${n(x - s * 0.7)} ${n(y - s)}V400Z`,
    ) + hills(chance, w, y + 6)
  );
};

const columns: Land = (chance, w, y) => {
  const all = Array.from({ length: 7 }, (_, i) => {
    const x = (w * (i + 0.5)) / 7;
    const h = chance() < 0.3 ? between(chance, 24, 46) : 74;
    return `M${n(x - 6)} 400V${n(y - h)}h12V400ZM${n(x - 9)} ${n(y - h - 5)}h18v6h-18Z`;
  });
  return path(all.join("")) + hills(chance, w, y + 18);
};

const LANDS_BY_TAG: Readonly<Record<string, readonly Land[]>> = {
  Ionia: [islands, leafy, arches],
  Noxus: [jagged],
  Bilgewater: [masts, waves],
  Shurima: [pyramids, dunes],
  Demacia: [spired],
  "Bandle City": [mushrooms],
  "Shadow Isles": [bare],
  Freljord: [peaks],
  "Mount Targon": [peaks, islands],
  Piltover: [domed],
  Zaun: [piped],
  "The Void": [spikes],
  Icathia: [spikes],
  Ixtal: [jungle],
};

const ANY: readonly Land[] = [hills, peaks, leafy, arches, islands, dunes, columns, bare];

/** Places of which names of battlefields speak. */
const LANDS_BY_WORD: readonly (readonly [RegExp, Land])[] = [
  [/peak|mount|summit|climb|frozen|ice|frost|rockfall|cliff|crag/i, peaks],
  [/tree|grove|forest|wood|garden|hillock|dream/i, leafy],
  [/temple|arena|hall|sanct|monast|shrine|court|academy|altar|colos/i, columns],
  [/gate|rift|portal|path|bridge|passage|road/i, arches],
  [/port|dock|harbor|ship|sea|reef|cove|tide|wharf|island/i, masts],
  [/zaun|warren|undercity|sump|chem|factory|scrap|row|slum/i, piped],
  [/fort|castle|bastion|wall|citadel|keep|tower|guard|barrack/i, spired],
  [/sand|desert|sun|dune|tomb|pyramid|obelisk|emperor/i, pyramids],
  [/void|icathia|abyss|pit|maw|rot/i, spikes],
  [/grave|haunt|isle|dead|bone|ghost|shadow|mist/i, bare],
  [/jungle|brush|wild|den|hunt/i, jungle],
  [/forge|anvil|war|blood|altar/i, jagged],
  [/bandle|mushroom|yordle/i, mushrooms],
];

export function landOf(chance: Chance, name: string, tags: readonly string[], isPlace: boolean): Land {
  const tagged = tags.flatMap((tag) => LANDS_BY_TAG[tag] ?? []);
  if (tagged.length > 0) return oneOf(chance, tagged);
  const named = isPlace ? LANDS_BY_WORD.find(([words]) => words.test(name)) : undefined;
  return named?.[1] ?? oneOf(chance, ANY);
}

export const foreground: readonly Land[] = [hills, dunes];
