import type { ModeName } from "@rulebound/engine/internal";
import type { Planned } from "../pool/campaign.ts";
import { type Share, wilson } from "../report/interval.ts";
import type { Series } from "../simulate/series.ts";
import type { Failure, Totals } from "../simulate/totals.ts";
import { type Equilibrium, equilibrium } from "./equilibrium.ts";

/** A field of decks, each against each other one on the same seeds. */
export interface Field extends Pick<Series, "decks" | "bots" | "seed"> {
  readonly mode: Extract<ModeName, "duel" | "match">;
  readonly names: readonly string[];
}

export interface MatchupsReport {
  readonly mode: ModeName;
  readonly seed: number;
  readonly games: number;
  readonly decks: readonly FieldDeck[];
  /** By row: how often this deck beats that of the column. Null against itself, which was not played. */
  readonly matrix: readonly (readonly (Share | null)[])[];
  readonly equilibrium: Equilibrium;
  readonly failures: readonly Failure[];
}

export interface FieldDeck {
  readonly name: string;
  readonly bot: string;
  /** All its games together: every other deck counts the same, if none was stopped early. */
  readonly overall: Share;
  readonly best: Opponent | null;
  readonly worst: Opponent | null;
  /** How often it is in the mix that no deck of the field beats. */
  readonly weight: number;
}

interface Opponent {
  readonly name: string;
  readonly share: Share;
}

/** Every pair, the lower number first. */
const pairsOf = (decks: number): [number, number][] =>
  Array.from({ length: decks }, (_, a) => a).flatMap((a) =>
    Array.from({ length: decks - a - 1 }, (_, i): [number, number] => [a, a + 1 + i]),
  );

export const matchupPlan = ({ decks, bots, mode, seed }: Field, games: number): Planned[] =>
  pairsOf(decks.length).map(([a, b]) => ({
    series: { decks: [decks[a], decks[b]], bots: [bots[a], bots[b]], mode, seed, detail: "wins" },
    contests: games,
  }));

export function matchupsReport({ names, bots, mode, seed }: Field, totals: readonly Totals[]): MatchupsReport {
  const matrix: (Share | null)[][] = names.map(() => names.map(() => null));
  pairsOf(names.length).forEach(([a, b], i) => {
    const [first, second] = totals[i].counts.entrants;
    matrix[a][b] = wilson(first.contests[1], first.contests[0]);
    matrix[b][a] = wilson(second.contests[1], second.contests[0]);
  });
  const mix = equilibrium(matrix.map((row, a) => row.map((share, b) => advantage(share, matrix[b][a]))));
  return {
    mode,
    seed,
    games: totals.reduce((sum, { counts }) => sum + counts.contests, 0),
    decks: names.map((name, a) => ({ name, bot: bots[a], ...summaryOf(names, matrix[a]), weight: mix.weights[a] })),
    matrix,
    equilibrium: mix,
    failures: totals.flatMap(({ failures }) => failures),
  };
}

/** How far a deck is above even; a game that nobody won is half of one for each. */
const advantage = (ours: Share | null, theirs: Share | null): number =>
  ours === null || theirs === null || ours.played === 0 ? 0 : (ours.rate - theirs.rate) / 2;

function summaryOf(names: readonly string[], row: readonly (Share | null)[]) {
  const played = row.flatMap((share, b): Opponent[] => (share === null || share.played === 0 ? [] : [{ name: names[b], share }]));
  const sorted = [...played].sort((a, b) => b.share.rate - a.share.rate);
  const sum = (of: (share: Share) => number): number => played.reduce((total, { share }) => total + of(share), 0);
  return {
    overall: wilson(
      sum(({ won }) => won),
      sum(({ played: games }) => games),
    ),
    best: sorted[0] ?? null,
    worst: sorted.at(-1) ?? null,
  };
}
