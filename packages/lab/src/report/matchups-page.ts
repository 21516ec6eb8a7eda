import type { MatchupsReport } from "../matchups/field.ts";
import { type Definition, GENERAL } from "./definitions.ts";
import type { Share } from "./interval.ts";
import { definitions, page, section, table } from "./page.ts";
import { escaped, intervals, percent } from "./svg.ts";

/** A field against itself as a page: the heat map, who does best, and the mix that nobody beats. */
export function matchupsPage(report: MatchupsReport, command: string): string {
  const { decks, games, mode, seed, matrix, equilibrium, failures } = report;
  return page(
    `${decks.length} decks against each other`,
    `${games} ${mode === "match" ? "matches" : "games"} from seed ${seed} on, ${failures.length} broken off. Made by: ${command}`,
    [
      section(
        "Match-ups",
        heatMap(
          matrix,
          decks.map(({ name }) => name),
        ),
        `<p>The row's win rate against the column; in bold where the 95% interval leaves 50% out.</p>`,
      ),
      section(
        "Against the whole field",
        intervals(
          "Win rates against the field",
          decks.map(({ name, overall }) => ({ label: name, share: overall })),
        ),
      ),
      section(
        "Best and worst",
        table(
          ["deck", "bot", "overall", "95% interval", "best against", "", "worst against", "", "in the mix"],
          decks.map(({ name, bot, overall, best, worst, weight }) => [
            name,
            bot,
            percent(overall.rate),
            `${percent(overall.low)} – ${percent(overall.high)}`,
            best?.name ?? "–",
            best === null ? "–" : percent(best.share.rate),
            worst?.name ?? "–",
            worst === null ? "–" : percent(worst.share.rate),
            percent(weight),
          ]),
        ),
        `<p>Against the mix the best deck is ${percent(equilibrium.gap, 2)} above even.</p>`,
      ),
      definitions([...GENERAL, ...MATCHUPS]),
    ],
  );
}

const MATCHUPS: readonly Definition[] = [
  {
    term: "Match-up",
    meaning:
      "The win rate of one deck against another, over whole rounds: each deck goes first in half of the games. All pairs play on the same seeds. A deck does not play against itself.",
  },
  {
    term: "Overall",
    meaning: "All games of a deck together. With --until pairs may have played unequally often, and then count by their games.",
  },
  {
    term: "Best and worst against",
    meaning:
      "The opponents with the highest and the lowest measured win rate. The extremes of many measured rates are more extreme than the true ones.",
  },
  {
    term: "In the mix",
    meaning:
      "How often each deck is brought in a mix that no single deck of the field beats: the equilibrium of the game in which two players choose a deck and win with the measured rates. It is found by regret matching; what is left to gain against it is printed. Rates are uncertain and shares react strongly to them: read it as which decks matter, not by how much.",
  },
];

function heatMap(matrix: MatchupsReport["matrix"], names: readonly string[]): string {
  const head = `<tr><th></th>${names.map((name) => `<th>${escaped(name)}</th>`).join("")}</tr>`;
  const rows = matrix.map(
    (row, a) => `<tr><th>${escaped(names[a])}</th>${row.map((share, b) => heatCell(share, names[a], names[b])).join("")}</tr>`,
  );
  return `<div class="wide"><table>${head}${rows.join("\n")}</table></div>`;
}

/** Blue above even, orange below, the more the farther. */
function heatCell(share: Share | null, ours: string, theirs: string): string {
  if (share === null || share.played === 0) return "<td></td>";
  const { rate, low, high, won, played } = share;
  const strength = Math.min(1, Math.abs(rate - 0.5) * 2.5);
  const colour = `hsl(${rate >= 0.5 ? 212 : 24} 85% ${Math.round(96 - 36 * strength)}%)`;
  const words = `${ours} against ${theirs}: ${won} of ${played}, ${percent(low)} – ${percent(high)}`;
  const isSure = low > 0.5 || high < 0.5;
  return `<td class="heat${isSure ? " sure" : ""}" style="background:${colour}" title="${escaped(words)}">${percent(rate, 0)}</td>`;
}
