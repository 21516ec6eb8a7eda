import type { Share } from "./interval.ts";

/** Small plots as text. Colours are those of the page (page.ts). */

export const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

export const percent = (rate: number, digits = 1): string => (Number.isNaN(rate) ? "–" : `${(100 * rate).toFixed(digits)}%`);

const n = (value: number): string => String(Math.round(value * 10) / 10);
const text = (x: number, y: number, content: string, anchor = "start", kind = ""): string =>
  `<text x="${n(x)}" y="${n(y)}" text-anchor="${anchor}"${kind === "" ? "" : ` class="${kind}"`}>${escaped(content)}</text>`;
const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" class="${kind}"/>`;

const svg = (width: number, height: number, title: string, body: readonly string[]): string =>
  `<svg viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" role="img" aria-label="${escaped(title)}"><title>${escaped(title)}</title>${body.join("")}</svg>`;

const WIDTH = 640;
const ROW = 24;

/** Shares as points with their intervals, between 0 and 1. */
export function intervals(title: string, rows: readonly { readonly label: string; readonly share: Share }[]): string {
  const left = Math.min(260, 30 + 7 * Math.max(...rows.map(({ label }) => label.length)));
  const x = (rate: number): number => left + rate * (WIDTH - left - 60);
  const bottom = rows.length * ROW + 4;
  return svg(WIDTH, bottom + 18, title, [
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((rate) => [
      line(x(rate), 0, x(rate), bottom, rate === 0.5 ? "axis" : "grid"),
      text(x(rate), bottom + 14, percent(rate, 0), "middle", "small"),
    ]),
    ...rows.flatMap(({ label, share }, i) => {
      const y = i * ROW + ROW / 2 + 2;
      if (share.played === 0) return [text(left - 8, y + 4, label, "end")];
      return [
        text(left - 8, y + 4, label, "end"),
        line(x(share.low), y, x(share.high), y, `bar c${i % 6}`),
        `<circle cx="${n(x(share.rate))}" cy="${n(y)}" r="4.5" class="dot c${i % 6}"/>`,
        text(WIDTH - 4, y + 4, percent(share.rate), "end"),
      ];
    }),
  ]);
}

interface Axis {
  readonly x: string;
  readonly y: string;
}

const HEIGHT = 220;
const MARGIN = { left: 48, right: 12, top: 10, bottom: 36 };

function frame(axis: Axis, top: number, ticks: readonly [number, string][]): { y: (value: number) => number; body: string[] } {
  const y = (value: number): number => HEIGHT - MARGIN.bottom - (value / top) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const steps = [0, 0.5, 1].map((part) => part * top);
  return {
    y,
    body: [
      ...steps.flatMap((value) => [
        line(MARGIN.left, y(value), WIDTH - MARGIN.right, y(value), value === 0 ? "axis" : "grid"),
        text(MARGIN.left - 6, y(value) + 4, Number(value.toPrecision(3)).toString(), "end", "small"),
      ]),
      ...ticks.map(([x, label]) => text(x, HEIGHT - MARGIN.bottom + 14, label, "middle", "small")),
      text((MARGIN.left + WIDTH) / 2, HEIGHT - 4, axis.x, "middle", "small"),
      text(MARGIN.left + 4, MARGIN.top + 8, axis.y, "start", "small"),
    ],
  };
}

/** The least round number that all of them are below. */
function roundTop(values: readonly number[]): number {
  const most = Math.max(1e-9, ...values);
  const scale = 10 ** Math.floor(Math.log10(most));
  return scale * ([1, 2, 3, 4, 5, 6, 8, 10].find((step) => step * scale >= most) ?? 10);
}

/** One bar for each value, or several beside each other. */
export function bars(title: string, axis: Axis, groups: readonly { readonly label: string; readonly values: readonly number[] }[]): string {
  const top = roundTop(groups.flatMap(({ values }) => values));
  const step = (WIDTH - MARGIN.left - MARGIN.right) / Math.max(1, groups.length);
  const every = Math.ceil(groups.length / 24);
  const { y, body } = frame(
    axis,
    top,
    groups.flatMap(({ label }, i): [number, string][] => (i % every > 0 ? [] : [[MARGIN.left + (i + 0.5) * step, label]])),
  );
  const columns = groups.flatMap(({ values, label }, i) => {
    const width = Math.max(1, (step * 0.8) / values.length);
    return values.map((value, k) => {
      const x = MARGIN.left + i * step + step * 0.1 + k * width;
      return `<rect x="${n(x)}" y="${n(y(value))}" width="${n(width)}" height="${n(y(0) - y(value))}" class="fill c${k % 6}"><title>${escaped(label)}: ${Number(value.toPrecision(4))}</title></rect>`;
    });
  });
  return svg(WIDTH, HEIGHT, title, [...body, ...columns]);
}

/** Lines over the same numbers, from 1 on. */
export function lines(
  title: string,
  axis: Axis,
  series: readonly { readonly label: string; readonly values: readonly number[] }[],
): string {
  const longest = Math.max(2, ...series.map(({ values }) => values.length));
  const top = roundTop(series.flatMap(({ values }) => values));
  const x = (i: number): number => MARGIN.left + 12 + (i * (WIDTH - MARGIN.left - MARGIN.right - 24)) / (longest - 1);
  const every = Math.ceil(longest / 24);
  const ticks = Array.from({ length: longest }, (_, i): [number, string] => [x(i), String(i + 1)]).filter((_, i) => i % every === 0);
  const { y, body } = frame(axis, top, ticks);
  return svg(WIDTH, HEIGHT, title, [
    ...body,
    ...series.flatMap(({ label, values }, k) => [
      `<polyline points="${values.map((value, i) => `${n(x(i))},${n(y(value))}`).join(" ")}" class="curve c${k % 6}"><title>${escaped(label)}</title></polyline>`,
    ]),
  ]);
}

/** Which colour is whose. */
export const legend = (labels: readonly string[]): string =>
  `<p class="legend">${labels.map((label, i) => `<span><i class="swatch c${i % 6}"></i>${escaped(label)}</span>`).join(" ")}</p>`;
