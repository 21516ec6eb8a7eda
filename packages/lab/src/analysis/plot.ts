import type { Analysis } from "./analyse.ts";

/** The course of a game as a picture: blocks for a terminal, SVG in a page of its own for everybody else. */

const BLOCKS = "▁▂▃▄▅▆▇█";

/** A seat's chance over the game, in so many characters. */
export function sparkline({ moments, last }: Pick<Analysis, "moments" | "last">, seat: number, width: number): string {
  const chances = [...moments.map(({ chances: all }) => all[seat]), last[seat]];
  const columns = Math.min(width, chances.length);
  return Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * chances.length) / columns);
    const to = Math.max(from + 1, Math.floor(((column + 1) * chances.length) / columns));
    const mean = chances.slice(from, to).reduce((sum, one) => sum + one, 0) / (to - from);
    return BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(mean * BLOCKS.length))];
  }).join("");
}

const SIZE = { width: 1000, height: 320, left: 44, right: 16, top: 16, bottom: 36 };
const COLOURS = ["#2f6fdb", "#d9512c", "#2c9a5b", "#8a4fd0"];

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

export function plotSvg(analysis: Analysis): string {
  const { moments, last, seats, costly, turned } = analysis;
  const { width, height, left, right, top, bottom } = SIZE;
  const x = (answer: number): number => left + ((width - left - right) * answer) / Math.max(1, moments.length);
  const y = (chance: number): number => top + (height - top - bottom) * (1 - chance);
  const curve = (seat: number): string =>
    [...moments.map(({ chances }) => chances[seat]), last[seat]].map((chance, i) => `${x(i).toFixed(1)},${y(chance).toFixed(1)}`).join(" ");
  const turns = moments.filter(({ turn }, i) => i > 0 && moments[i - 1].turn !== turn);
  return [
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Chances to win over the game" xmlns="http://www.w3.org/2000/svg">`,
    ...[0, 0.25, 0.5, 0.75, 1].map(
      (chance) =>
        `<line x1="${left}" x2="${width - right}" y1="${y(chance)}" y2="${y(chance)}" class="grid"/><text x="${left - 6}" y="${y(chance) + 4}" class="axis" text-anchor="end">${chance * 100}%</text>`,
    ),
    ...turns.map(
      ({ answer, turn }) =>
        `<line x1="${x(answer - 1)}" x2="${x(answer - 1)}" y1="${top}" y2="${height - bottom}" class="grid"/><text x="${x(answer - 1)}" y="${height - bottom + 16}" class="axis">${turn}</text>`,
    ),
    ...Array.from(
      { length: seats },
      (_, seat) => `<polyline points="${curve(seat)}" fill="none" stroke="${COLOURS[seat]}" stroke-width="2"/>`,
    ),
    ...(turned === null
      ? []
      : [
          `<line x1="${x(turned.answer)}" x2="${x(turned.answer)}" y1="${top}" y2="${height - bottom}" class="turned"><title>here it turned</title></line>`,
        ]),
    ...costly.map(
      ({ answer, player, chances, move, better, cost, why }) =>
        `<circle cx="${x(answer - 1)}" cy="${y(chances[player])}" r="5" fill="${COLOURS[player]}"><title>${escaped(`answer ${answer}, P${player + 1}: ${move} (cost ${(cost * 100).toFixed(0)}%; better: ${better?.move ?? ""}; ${why.join("; ")})`)}</title></circle>`,
    ),
    `<text x="${width - right}" y="${height - 4}" class="axis" text-anchor="end">turns</text>`,
    "</svg>",
  ].join("\n");
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:1040px;margin:2rem auto;padding:0 1rem;color:#1c2430;background:#fff}
svg{width:100%;height:auto}.grid{stroke:#d7dce3;stroke-width:1}.axis{font-size:11px;fill:#5a6472}.turned{stroke:#1c2430;stroke-width:1.5;stroke-dasharray:5 4}
table{border-collapse:collapse;width:100%;font-size:13px}td,th{padding:.25rem .5rem;border-bottom:1px solid #e3e7ec;text-align:left;vertical-align:top}
td.n{text-align:right;font-variant-numeric:tabular-nums}tr.costly td{background:#fff3e6}.key span{margin-right:1rem}
@media(prefers-color-scheme:dark){body{background:#14181f;color:#dfe5ee}.grid{stroke:#303845}.turned{stroke:#dfe5ee}td,th{border-color:#303845}tr.costly td{background:#3a2a18}}`;

/** A page that needs nothing but itself. */
export function analysisPage(analysis: Analysis, title: string): string {
  const { moments, bot, winners, turns, seats, costly } = analysis;
  const percent = (chance: number): string => `${(chance * 100).toFixed(0)}%`;
  const rows = moments
    .filter(({ choices }) => choices > 1)
    .map((moment) => {
      const { answer, turn, player, action, line, cost, chances, better, why } = moment;
      const said =
        better === null
          ? ""
          : `<b>${escaped(better.move)}</b> (${percent(better.chances.better)} instead of ${percent(better.chances.played)}): ${escaped(why.join("; "))}<br>`;
      const advice = line.length === 0 ? "" : `${said}<small>${escaped(line.join("; "))}</small>`;
      return `<tr${costly.includes(moment) ? ' class="costly"' : ""}><td class="n">${answer}</td><td class="n">${turn}</td><td>P${player + 1}</td><td>${escaped(action)}</td><td class="n">${percent(chances[player])}</td><td class="n">${cost > 0 ? percent(cost) : ""}</td><td>${advice}</td></tr>`;
    });
  const key = Array.from({ length: seats }, (_, seat) => `<span style="color:${COLOURS[seat]}">P${seat + 1}</span>`).join("");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}</h1>
<p>${winners.length === 0 ? "Nobody has won." : `Won by ${winners.map((seat) => `P${seat + 1}`).join(" and ")} on turn ${turns}.`} Judged by ${escaped(bot)}.</p>
<p class="key">${key}</p>
${plotSvg(analysis)}
<p>The curves are chances to win by the bot's evaluation of what lies open. The dashed line is where the game turned: from there the
winner was ahead to the end. Dots are the answers that cost most: by so much they lowered their player's chance at the beginning of
their next turn, compared with the bot's answer in the same imagined games. What is different there is said beside it.</p>
<table><thead><tr><th>#</th><th>turn</th><th>who</th><th>answer</th><th>chance</th><th>cost</th><th>the bot's answer, and how it goes on</th></tr></thead>
<tbody>${rows.join("\n")}</tbody></table>
</body></html>
`;
}
