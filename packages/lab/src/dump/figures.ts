import type { DumpedGame } from "./dumped.ts";

/** Figures of a dump, as a page shows them. */
interface Share {
  readonly won: number;
  readonly of: number;
}

export interface Figures {
  readonly games: number;
  readonly byMode: ReadonlyMap<string, number>;
  readonly decisions: readonly number[];
  readonly turns: readonly number[];
  readonly first: Share;
  readonly legends: ReadonlyMap<string, Share>;
  readonly answers: ReadonlyMap<string, number>;
}

export class FigureCounter {
  private readonly byMode = new Map<string, number>();
  private readonly decisions: number[] = [];
  private readonly turns: number[] = [];
  private readonly legends = new Map<string, { won: number; of: number }>();
  private readonly answers = new Map<string, number>();
  private readonly first = { won: 0, of: 0 };

  add({ mode, decisions, turns, firstPlayer, winners, players, replay }: DumpedGame): void {
    count(this.byMode, mode);
    this.decisions.push(decisions);
    if (turns !== null) this.turns.push(turns);
    for (const { do: kind } of replay.answers) count(this.answers, kind);
    if (winners.length === 0) return;
    if (firstPlayer !== null) {
      this.first.of++;
      if (winners.includes(firstPlayer)) this.first.won++;
    }
    for (const { seat, legend } of players) {
      const share = this.legends.get(legend) ?? { won: 0, of: 0 };
      share.of++;
      if (winners.includes(seat)) share.won++;
      this.legends.set(legend, share);
    }
  }

  figures(): Figures {
    const { byMode, decisions, turns, first, legends, answers } = this;
    return { games: decisions.length, byMode, decisions, turns, first, legends, answers };
  }
}

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** The figures as Markdown. */
export function figuresPage({ games, byMode, decisions, turns, first, legends, answers }: Figures): string {
  const total = [...answers.values()].reduce((sum, n) => sum + n, 0);
  const rows = <Row>(list: readonly Row[], line: (row: Row) => string): string => list.map(line).join("\n");
  const most = <Value>(map: ReadonlyMap<string, Value>, size: (value: Value) => number) =>
    [...map].sort(([a, x], [b, y]) => size(y) - size(x) || (a < b ? -1 : 1));
  return `${games} games (${[...byMode].map(([mode, n]) => `${n} ${mode}`).join(", ")}).

| | median | tenth | nine tenths |
|---|---|---|---|
| decisions a game | ${quantiles(decisions)} |
| turns a game | ${quantiles(turns)} |

The player who goes first won ${shown(first)}.

| Legend | games | won |
|---|---|---|
${rows(
  most(legends, ({ of }) => of),
  ([legend, share]) => `| ${legend} | ${share.of} | ${shown(share)} |`,
)}

| Answer | of all |
|---|---|
${rows(
  most(answers, (n) => n),
  ([kind, n]) => `| ${kind} | ${((100 * n) / total).toFixed(1)}% |`,
)}
`;
}

function quantiles(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): string => String(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? "");
  return `${at(0.5)} | ${at(0.1)} | ${at(0.9)}`;
}

const Z = 1.96;

/** "53.1% (50.0 to 56.2)": with the Wilson interval of 95%. */
export function shown({ won, of }: Share): string {
  if (of === 0) return "nothing";
  const p = won / of;
  const middle = (p + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  const half = (Z * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of))) / (1 + (Z * Z) / of);
  const percent = (x: number): string => (100 * x).toFixed(1);
  return `${percent(p)}% (${percent(middle - half)} to ${percent(middle + half)})`;
}
