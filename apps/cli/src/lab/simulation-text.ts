import { type CardReport, type EntrantReport, percent, type Share, type SimulationReport } from "@rulebound/lab";
import { bold, dim } from "../play/style.ts";

/** A simulation for a terminal: who wins, and the cards that make most of a difference. The rest is in --json and --html. */

const SHOWN_CARDS = 6;
const PLACES = ["first", "second", "third", "fourth"];

export const rateWords = (share: Share | undefined): string =>
  share === undefined || share.played === 0 ? "–" : `${percent(share.rate)} (${percent(share.low)}–${percent(share.high)})`;

export function simulationLines(report: SimulationReport): string[] {
  const { mode, contests, games, seed, undecided, turns, entrants, failures } = report;
  const what = mode === "match" ? `${contests} matches, ${games} games` : `${games} games`;
  const places = entrants[0]?.byPlace.map((_, i) => i) ?? [];
  return [
    bold(`${mode}: ${what} from seed ${seed} on, ${turns.mean.toFixed(1)} turns a game (median ${turns.median})`),
    ...(undecided > 0 ? [`${undecided} undecided`] : []),
    "",
    ...columns([
      ["deck", "bot", "win rate, 95% interval", ...places.map((i) => `going ${PLACES[i]}`), "points a turn", "Energy"],
      ...entrants.map(({ name, bot, wins, byPlace, pointsPerTurn, deck }) => [
        name,
        bot,
        rateWords(wins),
        ...places.map((i) => (byPlace[i] === undefined ? "–" : percent(byPlace[i].rate))),
        pointsPerTurn.toFixed(2),
        deck.meanEnergy.toFixed(2),
      ]),
    ]),
    ...entrants.flatMap(cardLines),
    ...failures.slice(0, 5).map(({ contest, seed: at, problem }) => `broken off: contest ${contest} (seed ${at}): ${problem}`),
    ...(failures.length > 5 ? [`... and ${failures.length - 5} more`] : []),
  ];
}

function cardLines({ name, cards, mulligan }: EntrantReport): string[] {
  const worth = (card: CardReport): number => card.whenDrawn?.value ?? 0;
  const known = cards.filter(({ whenDrawn }) => whenDrawn !== null).sort((a, b) => worth(b) - worth(a));
  if (known.length === 0) return [];
  const shown = known.length <= 2 * SHOWN_CARDS ? known : [...known.slice(0, SHOWN_CARDS), ...known.slice(-SHOWN_CARDS)];
  const rows = shown.map(({ name: card, copies, whenDrawn, drawn, played, mulliganValue }) => [
    `  ${copies} ${card}`,
    whenDrawn === null ? "–" : `${signed(whenDrawn.value)} (${signed(whenDrawn.low)} to ${signed(whenDrawn.high)})`,
    percent(drawn.rate),
    percent(played.rate),
    mulliganValue === null ? "–" : `${signed(mulliganValue.value)} (${signed(mulliganValue.low)} to ${signed(mulliganValue.high)})`,
  ]);
  const left = known.length - shown.length;
  return [
    "",
    ...columns([[`cards of ${name}`, "worth when drawn", "drawn", "played", "worth keeping"], ...rows]),
    dim(
      `  ${left > 0 ? `the best and the worst; ${left} between them are in --json, --csv and --html. ` : ""}Mulligan: ${mulligan.byReplaced
        .map((share, i) => `${i} replaced ${percent(share.rate)}`)
        .join(", ")}`,
    ),
  ];
}

export const signed = (value: number): string => `${value < 0 ? "-" : "+"}${(100 * Math.abs(value)).toFixed(1)}`;

/** Columns as wide as they need to be; the first row is a head. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row, at) => {
    const line = row
      .map((cell, i) => cell.padEnd(widths[i]))
      .join("  ")
      .trimEnd();
    return at === 0 ? dim(line) : line;
  });
}
