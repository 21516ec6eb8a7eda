import { GENERAL, SIMULATION } from "./definitions.ts";
import type { Difference, Share } from "./interval.ts";
import { type Cell, definitions, page, section, table } from "./page.ts";
import type { CardReport, EntrantReport, SimulationReport } from "./simulation.ts";
import { bars, escaped, intervals, legend, lines, percent } from "./svg.ts";

/** The report of a simulation as a page. */
export function simulationPage(report: SimulationReport, command: string): string {
  const { entrants, mode, seed, games, contests, turns, undecided, decisions, failures } = report;
  const names = entrants.map(({ name }) => name);
  const what = mode === "match" ? `${contests} matches (${games} games)` : `${games} games`;
  return page(
    names.join(" – "),
    `${what} of mode ${mode} from seed ${seed} on: ${decisions} decisions, ${undecided} undecided, ${failures.length} broken off. Made by: ${command}`,
    [
      section("Who wins", intervals("Win rates with 95% intervals", rowsOf(entrants)), winTable(report)),
      section(
        "How long",
        bars("Games by number of turns", { x: "turns", y: "games" }, histogram(turns.games)),
        `<p>Mean ${turns.mean.toFixed(1)}, median ${turns.median}.</p>`,
      ),
      section(
        "Points",
        legend(names),
        lines("Mean score by own turn", { x: "own turn", y: "mean score so far" }, entrants.map(scoreLine)),
        pointTable(entrants),
      ),
      section(
        "Curve and runes",
        legend(names),
        "<h3>Cards by Energy cost</h3>",
        bars("Cards by Energy cost", { x: "Energy", y: "cards" }, curves(entrants)),
        "<h3>Energy spent on own turn</h3>",
        lines(
          "Energy spent by own turn",
          { x: "own turn", y: "Energy" },
          entrants.map(({ name, turns: own }) => ({ label: name, values: own.map(({ energy }) => energy) })),
        ),
        "<h3>Runes on the board</h3>",
        lines("Runes on the board by own turn", { x: "own turn", y: "runes" }, entrants.map(runeLine)),
        runeTable(entrants),
      ),
      section("Mulligan", mulliganTable(entrants)),
      ...entrants.map((entrant) => section(`Cards of ${entrant.name}`, cardTable(entrant))),
      ...(failures.length === 0
        ? []
        : [
            section(
              "Broken off",
              table(
                ["contest", "seed", "problem"],
                failures.map(({ contest, seed: at, problem }) => [contest, at, problem]),
              ),
            ),
          ]),
      definitions([...GENERAL, ...SIMULATION]),
    ],
  );
}

const rowsOf = (entrants: readonly EntrantReport[]) => entrants.map(({ name, wins }) => ({ label: name, share: wins }));
const between = ({ low, high }: Share): string => `${percent(low)} – ${percent(high)}`;
const shown = (share: Share | undefined): string => (share === undefined || share.played === 0 ? "–" : percent(share.rate));
const spread = (share: Share): string => `${shown(share)} of ${share.played}`;

/** In bold where the interval leaves 0 out. */
const gain = (difference: Difference | null): Cell => {
  if (difference === null) return "–";
  const words = `${signed(difference.value)} <small>(${signed(difference.low)} to ${signed(difference.high)})</small>`;
  return { raw: difference.low > 0 || difference.high < 0 ? `<span class="sure">${words}</span>` : words };
};

const signed = (value: number): string => `${value < 0 ? "−" : "+"}${(100 * Math.abs(value)).toFixed(1)}`;

const PLACES = ["first", "second", "third", "fourth"];

function winTable({ entrants, mode }: SimulationReport): string {
  const places = Math.max(...entrants.map(({ byPlace }) => byPlace.length));
  const range = Array.from({ length: places }, (_, i) => i);
  return table(
    [
      "deck",
      "bot",
      "won",
      "of",
      "win rate",
      "95% interval",
      ...(mode === "match" ? ["games won"] : []),
      ...range.map((i) => `going ${PLACES[i]}`),
      ...range.map((i) => `seat P${i + 1}`),
    ],
    entrants.map(({ name, bot, wins, games, byPlace, bySeat }) => [
      name,
      bot,
      wins.won,
      wins.played,
      shown(wins),
      between(wins),
      ...(mode === "match" ? [shown(games)] : []),
      ...range.map((i) => shown(byPlace[i])),
      ...range.map((i) => shown(bySeat[i])),
    ]),
  );
}

/** From the shortest game to the longest. */
function histogram(games: readonly number[]) {
  const first = Math.max(
    0,
    games.findIndex((times) => times > 0),
  );
  return games.slice(first).map((times, i) => ({ label: String(first + i), values: [times] }));
}

const scoreLine = ({ name, turns }: EntrantReport) => ({ label: name, values: turns.map(({ score }) => score) });
const runeLine = ({ name, turns }: EntrantReport) => ({ label: name, values: turns.map(({ runes }) => runes) });

const pointTable = (entrants: readonly EntrantReport[]): string =>
  table(
    ["deck", "points a turn", "conquers a game", "holds a game"],
    entrants.map(({ name, pointsPerTurn, conquersPerGame, holdsPerGame }) => [
      name,
      pointsPerTurn.toFixed(2),
      conquersPerGame.toFixed(2),
      holdsPerGame.toFixed(2),
    ]),
  );

function curves(entrants: readonly EntrantReport[]) {
  const most = Math.max(...entrants.map(({ deck }) => deck.curve.length));
  return Array.from({ length: most }, (_, cost) => ({ label: String(cost), values: entrants.map(({ deck }) => deck.curve[cost] ?? 0) }));
}

const runeTable = (entrants: readonly EntrantReport[]): string =>
  table(
    ["deck", "mean Energy", "domain", "runes", "Power symbols", "cards"],
    entrants.flatMap(({ name, deck }) =>
      deck.domains.map(({ domain, runes, power, cards }, i) => [
        i === 0 ? name : "",
        i === 0 ? deck.meanEnergy.toFixed(2) : "",
        domain,
        runes,
        power,
        cards,
      ]),
    ),
  );

const mulliganTable = (entrants: readonly EntrantReport[]): string =>
  table(
    ["deck", "none replaced", "one replaced", "two replaced", "value"],
    entrants.map(({ name, mulligan: { byReplaced, value } }) => [
      name,
      ...[0, 1, 2].map((i) => (byReplaced[i] === undefined ? "–" : spread(byReplaced[i]))),
      gain(value),
    ]),
  );

const byWorth = (a: CardReport, b: CardReport): number =>
  (b.whenDrawn?.value ?? Number.NEGATIVE_INFINITY) - (a.whenDrawn?.value ?? Number.NEGATIVE_INFINITY) || (a.name < b.name ? -1 : 1);

const cardTable = ({ cards }: EntrantReport): string =>
  table(
    [
      "card",
      "copies",
      "cost",
      "drawn: win rate",
      "not drawn",
      "worth when drawn",
      "played: win rate",
      "of drawn",
      "first on",
      "kept",
      "replaced",
      "worth keeping",
    ],
    [...cards]
      .sort(byWorth)
      .map((card) => [
        { raw: escaped(card.name) },
        card.copies,
        `${card.energy}${card.power > 0 ? ` + ${card.power}` : ""}`,
        spread(card.drawn),
        shown(card.notDrawn),
        gain(card.whenDrawn),
        spread(card.played),
        card.drawn.played === 0 ? "–" : percent(card.playedOfDrawn, 0),
        card.played.played === 0 ? "–" : card.firstPlayedOn.toFixed(1),
        spread(card.kept),
        spread(card.replaced),
        gain(card.mulliganValue),
      ]),
  );
