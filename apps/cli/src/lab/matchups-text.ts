import { type MatchupsReport, percent, type Share, type TuneReport } from "@rulebound/lab";
import { bold, dim } from "../play/style.ts";
import { columns, rateWords, signed } from "./simulation-text.ts";

/** A field, and a deck tuned against it, for a terminal. */

/** In the matrix decks have short names above and full ones before. */
const SHORT = 7;

export function matchupsLines({ decks, matrix, games, mode, seed, equilibrium, failures }: MatchupsReport): string[] {
  const cell = (share: Share | null): string => {
    if (share === null || share.played === 0) return "·";
    return `${percent(share.rate, 0)}${share.low > 0.5 ? "+" : share.high < 0.5 ? "-" : ""}`;
  };
  return [
    bold(`${decks.length} decks, ${games} ${mode === "match" ? "matches" : "games"} of mode ${mode} from seed ${seed} on`),
    "",
    ...columns([["", ...decks.map(({ name }) => name.slice(0, SHORT))], ...matrix.map((row, a) => [decks[a].name, ...row.map(cell)])]),
    dim("the row's win rate against the column; + or - where the 95% interval leaves 50% out"),
    "",
    ...columns([
      ["deck", "bot", "overall, 95% interval", "best against", "worst against", "in the mix"],
      ...decks.map(({ name, bot, overall, best, worst, weight }) => [
        name,
        bot,
        rateWords(overall),
        best === null ? "–" : `${best.name} ${rateWords(best.share)}`,
        worst === null ? "–" : `${worst.name} ${rateWords(worst.share)}`,
        percent(weight),
      ]),
    ]),
    dim(`the mix is one that no deck beats, by the measured rates: the best is ${percent(equilibrium.gap, 2)} above even against it`),
    ...failures.slice(0, 5).map(({ contest, seed: at, problem }) => `broken off: contest ${contest} (seed ${at}): ${problem}`),
  ];
}

export function tuneLines({ finalists, now, tried, games, isPartial }: TuneReport, deck: string): string[] {
  if (finalists.length === 0) return ["No swap is possible: with every candidate the deck would not be legal."];
  const [{ gain }] = finalists;
  const verdict =
    gain.low > 0
      ? "The best one is better against this field with these bots, even as one of several that were looked at."
      : "None is better beyond doubt: what they gain could be chance.";
  return [
    bold(`${deck}: ${tried} swaps, ${games} games${isPartial ? ", interrupted" : ""}; as it is, it wins ${percent(now)}`),
    "",
    ...columns([
      ["gain, joint 95% interval", "wins", "changed", "out", "in"],
      ...finalists.map((swap) => [
        `${signed(swap.gain.value)} (${signed(swap.gain.low)} to ${signed(swap.gain.high)})`,
        percent(swap.winRate),
        `${swap.gain.changed} of ${swap.gain.rounds}`,
        swap.out.join(", "),
        swap.in.join(", "),
      ]),
    ]),
    "",
    isPartial ? "It was stopped before the last games on fresh seeds: the best of many looks better than it is." : verdict,
    dim("changed: rounds of two games on one seed that came out differently with the swap, of all that were compared"),
  ];
}
