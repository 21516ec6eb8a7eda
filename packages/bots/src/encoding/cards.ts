import { isAmong, type ObjectId, type PlayerRecord, type State, seenBy } from "@rulebound/engine/internal";
import { FROM, ROWS, WIDTH } from "./layout.ts";
import { REFERENCE, type References } from "./references.ts";

/** Cards that are not on the board: the viewer's hand, trashes, what is banished, and what the viewer has seen elsewhere. */

const Known = { hand: 1, deck: 2, runeDeck: 3 } as const;

export function writeCards(s: State, r: References, out: Int16Array): void {
  const { cards } = s.pool;
  let known = 0;
  const writeKnown = (id: ObjectId, p: PlayerRecord, zone: number, fromTop: number): void => {
    const o = s.objects[id];
    if (known >= ROWS.known || !isAmong(seenBy(o), r.viewer)) return;
    const at = FROM.known + known * WIDTH.known;
    r.put(id, REFERENCE.known + known++);
    out[at] = o.card + 1;
    out[at + 1] = r.player(p.seat);
    out[at + 2] = zone;
    out[at + 3] = fromTop;
  };
  for (let i = 0; i < s.players.length; i++) {
    const p = s.players[(r.viewer + i) % s.players.length];
    writePile(s, r, p.trash, i * ROWS.trash, FROM.trash, REFERENCE.trash, ROWS.trash, out);
    writePile(s, r, p.banished, i * ROWS.banished, FROM.banished, REFERENCE.banished, ROWS.banished, out);
    if (p.seat !== r.viewer) for (let k = 0; k < p.hand.length; k++) writeKnown(p.hand[k], p, Known.hand, 0);
    for (let k = p.deck.length - 1; k >= 0; k--) if (mayBeKnown(s, p.deck[k])) writeKnown(p.deck[k], p, Known.deck, p.deck.length - k);
    for (let k = p.runeDeck.length - 1; k >= 0; k--)
      if (mayBeKnown(s, p.runeDeck[k])) writeKnown(p.runeDeck[k], p, Known.runeDeck, p.runeDeck.length - k);
  }
  const { hand } = s.players[r.viewer];
  for (let row = 0; row < hand.length && row < ROWS.hand; row++) {
    const card = cards[s.objects[hand[row]].card];
    const at = FROM.hand + row * WIDTH.hand;
    r.put(hand[row], REFERENCE.hand + row);
    out[at] = card.index + 1;
    out[at + 1] = card.energy;
    out[at + 2] = card.power;
    out[at + 3] = card.might;
  }
}

/** Most cards of a deck are known to nobody. */
const mayBeKnown = (s: State, id: ObjectId): boolean => s.objects[id].knownTo !== 0;

/** The newest first. */
function writePile(
  s: State,
  r: References,
  pile: readonly ObjectId[],
  firstRow: number,
  from: number,
  reference: number,
  rows: number,
  out: Int16Array,
): void {
  const count = Math.min(pile.length, rows);
  for (let i = 0; i < count; i++) {
    const id = pile[pile.length - 1 - i];
    out[from + firstRow + i] = s.objects[id].card + 1;
    r.put(id, reference + firstRow + i);
  }
}
