import { type CardPool, observeTable, type PermanentView, type PlayerView, type State, type TableView } from "@rulebound/engine/internal";
import { box, cut, DOMAIN_INK, fits, INK, picture, text } from "./svg.ts";
import { cardTile, drawTiles, permanentTile, type Tile } from "./tile.ts";

/** A board as a picture: opponents above, battlefields between, the first player below. Hands lie open. */

const WIDTH = 1160;
const EDGE = 24;
const INNER = WIDTH - 2 * EDGE;

export function drawBoard(state: State, title: string, subtitle: string): string {
  const { pool } = state;
  const views = state.players.map(({ seat }) => observeTable(state, seat));
  const table = views[0];
  // Everybody's own cards as they see them.
  const players = views.map((view, seat) => view.players[seat]);
  const body: string[] = [];
  let y = EDGE + 20;
  body.push(text(EDGE, y, cut(title, fits(INNER, 22)), { size: 22, weight: 700 }));
  y += 24;
  body.push(text(EDGE, y, cut(subtitle, fits(INNER, 14)), { size: 14, fill: INK.soft }));
  y += 20;
  for (const player of players.slice(1).reverse()) y = drawPlayer(body, y, pool, table, player);
  y = drawBattlefields(body, y, pool, table, views);
  y = drawChain(body, y, table);
  y = drawPlayer(body, y, pool, table, players[0]);
  return picture(WIDTH, y + EDGE - 12, title, body);
}

const unattached = (at: readonly PermanentView[]): PermanentView[] => at.filter(({ attachedTo }) => attachedTo < 0);

function tilesAt(pool: CardPool, table: TableView, location: number, controller: number | null): Tile[] {
  const here = table.board.filter((one) => one.location === location && (controller === null || one.controller === controller));
  const named = new Map(table.board.map(({ id, name }) => [id, name]));
  return unattached(here).map((one) =>
    permanentTile(
      pool,
      one,
      one.attached.map((id) => named.get(id) ?? ""),
    ),
  );
}

function drawPlayer(body: string[], from: number, pool: CardPool, table: TableView, player: PlayerView): number {
  const { seat, points, xp, hand, deck, trash, legends, champion, runes } = player;
  let y = from + 18;
  const facts = [
    `${points} of ${table.victoryScore} points`,
    ...(xp > 0 ? [`${xp} XP`] : []),
    ...legends.map(({ name, exhausted }) => `${name}${exhausted ? " (exhausted)" : ""}`),
    ...champion.map(({ name }) => `champion ${name}`),
    `deck ${deck.count}`,
    ...(trash.length > 0 ? [`trash: ${trash.map(({ name }) => name).join(", ")}`] : []),
  ];
  const isTurn = table.turn.player === seat;
  body.push(text(EDGE, y, `P${seat + 1}${isTurn ? " ▸" : ""}`, { size: 16, weight: 700, fill: isTurn ? INK.accent : INK.ink }));
  body.push(text(EDGE + 46, y, cut(facts.join(" · "), fits(INNER - 46, 13)), { fill: INK.soft }));
  if (runes.length > 0) {
    y += 22;
    body.push(text(EDGE, y, "Runes", { size: 12, fill: INK.soft }));
    body.push(
      ...runes.map(({ card, exhausted }, i) => rune(EDGE + 60 + i * 20, y - 4, pool.cards[card].data.domains[0] ?? "colorless", exhausted)),
    );
  }
  y += 10;
  const parts: readonly (readonly [string, readonly Tile[]])[] = [
    ["Base", tilesAt(pool, table, seat, null)],
    ["Hand", hand.cards.map(({ card, name }) => cardTile(pool, card, name))],
  ];
  for (const [name, tiles] of parts) {
    if (tiles.length === 0) continue;
    body.push(text(EDGE, y + 20, name, { size: 12, fill: INK.soft }));
    const drawn = drawTiles(EDGE + 60, y, INNER - 60, tiles);
    body.push(...drawn.body);
    y += drawn.height + 10;
  }
  return y;
}

/** Full where it is ready, a ring where it is exhausted. */
const rune = (x: number, y: number, domain: string, exhausted: boolean): string =>
  `<circle cx="${x}" cy="${y}" r="7" fill="${exhausted ? "none" : DOMAIN_INK[domain]}" stroke="${DOMAIN_INK[domain]}" stroke-width="2"><title>${domain} rune${exhausted ? ", exhausted" : ""}</title></circle>`;

function drawBattlefields(body: string[], from: number, pool: CardPool, table: TableView, views: readonly TableView[]): number {
  const { battlefields, players } = table;
  if (battlefields.length === 0) return from;
  const width = (INNER - (battlefields.length - 1) * 12) / battlefields.length;
  const top = from + 8;
  const columns = battlefields.map((field, i) => {
    const x = EDGE + i * (width + 12);
    const held = field.controller < 0 ? "uncontrolled" : `controlled by P${field.controller + 1}`;
    const about = [held, ...(field.contestedBy < 0 ? [] : [`contested by P${field.contestedBy + 1}`])];
    if (table.turn.showdown?.at === field.location) about.push(table.turn.showdown.combat ? "combat" : "showdown");
    const parts = [
      text(x + 14, top + 22, cut(field.name, fits(width - 28, 15)), { size: 15, weight: 700 }),
      text(x + 14, top + 40, cut(about.join(", "), fits(width - 28, 12)), { size: 12, fill: INK.soft }),
    ];
    let y = top + 52;
    for (const { seat } of [...players].reverse()) {
      const hidden = field.facedown
        .filter(({ controller }) => controller === seat)
        .map(({ id }) => views[seat].battlefields[i].facedown.find((one) => one.id === id))
        .flatMap((one) => (one === undefined ? [] : [{ ...cardTile(pool, one.card, one.name || "Facedown"), note: "facedown" }]));
      const tiles = [...tilesAt(pool, table, field.location, seat), ...hidden];
      if (tiles.length === 0) continue;
      parts.push(text(x + 14, y + 16, `P${seat + 1}`, { size: 12, fill: INK.soft }));
      const drawn = drawTiles(x + 40, y, width - 50, tiles);
      parts.push(...drawn.body);
      y += drawn.height + 10;
    }
    return { x, parts, bottom: y + 6 };
  });
  const bottom = Math.max(top + 100, ...columns.map(({ bottom }) => bottom));
  for (const { x, parts } of columns) body.push(box(x, top, width, bottom - top, INK.surface, INK.line, 12), ...parts);
  return bottom + 10;
}

function drawChain(body: string[], from: number, { chain }: TableView): number {
  if (chain.length === 0) return from;
  const top = from + 4;
  const newest = [...chain].reverse();
  body.push(box(EDGE, top, INNER, 30 + newest.length * 20, INK.raised, INK.accent, 12));
  body.push(text(EDGE + 14, top + 20, "Chain, newest first", { size: 12, fill: INK.soft }));
  newest.forEach(({ name, controller, kind }, i) => {
    const what = kind === "card" ? "" : ` (${kind} ability)`;
    body.push(text(EDGE + 14, top + 40 + i * 20, `P${controller + 1}: ${name}${what}`, { weight: 600 }));
  });
  return top + 30 + newest.length * 20 + 10;
}
