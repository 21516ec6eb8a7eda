import type { Rng } from "@rulebound/bots";
import { STARTER_DECKS, TOURNAMENT_DECKS } from "@rulebound/cards";
import {
  type CardId,
  determinize,
  flatEvent,
  isAmong,
  nthSeat,
  type ObjectId,
  type State,
  withCards,
  Zone,
} from "@rulebound/engine/internal";
import type { Terms } from "@rulebound/protocol";
import { DeckProblem, registerDeck } from "../../../src/rooms/decks.ts";
import type { RegisteredList } from "../../../src/rooms/entries.ts";
import type { Game } from "../../../src/rooms/game.ts";
import { seatsOf, Table } from "../../../src/rooms/table.ts";
import { rules } from "../../../src/rules/present.ts";

/** A table at which a game with any decks has begun. */
export function laid(terms: Terms, rng: Rng): Table {
  const table = new Table("ABCDEFGH01234567", rules);
  table.apply({ do: "open", terms, host: "p0", code: "ABCDEF" }, 0);
  for (let seat = 0; seat < seatsOf(terms); seat++)
    table.apply({ do: "sit", seat, sitter: { account: `p${seat}`, name: `Player ${seat}`, kind: "guest" }, deck: anyDeck(terms, rng) }, 0);
  table.apply({ do: "start", seed: Array.from({ length: 8 }, () => rng.below(2 ** 31)), salt: "00" }, 0);
  return table;
}

function anyDeck(terms: Terms, rng: Rng): RegisteredList {
  const all = [...STARTER_DECKS, ...TOURNAMENT_DECKS];
  for (;;)
    try {
      return registerDeck(rules.pool, all[rng.below(all.length)].text, terms);
    } catch (error) {
      if (!(error instanceof DeckProblem)) throw error;
    }
}

export function playedAt({ game }: Table): Game {
  if (game === null) throw new Error("no game is being played");
  return game;
}

/** The same table with a state of its own. */
export function copyOf(table: Table, state: State): Table {
  const { game } = table;
  const played: Game = Object.assign(Object.create(Object.getPrototypeOf(game)), game, { state, answers: [...playedAt(table).answers] });
  return Object.assign(new Table(table.id, rules), table, {
    game: played,
    chairs: table.chairs.map((chair) => ({ ...chair })),
    finished: [...table.finished],
  });
}

/** Other cards wherever the viewer cannot see them; all else, and all chance to come, as it is. */
export function dealtAnew(state: State, viewer: number, rng: Rng): State {
  const dealt = determinize(state, nthSeat(viewer), rng);
  const other = withCards(dealt, remembered(state, dealt, viewer));
  other.rng = state.rng;
  other.events = state.events?.slice() ?? null;
  other.cause = state.cause;
  other.answer = state.answer;
  return other;
}

/** What the viewer saw once and cannot see now is what it was: it changes places with a card that the viewer never saw. */
function remembered(state: State, dealt: State, viewer: number): Map<ObjectId, CardId> {
  const seen = new Set(
    state.events
      ?.map(flatEvent)
      .filter((event) => event.object >= 0 && isAmong(event.seenBy, nthSeat(viewer)))
      .map(({ object }) => object),
  );
  const cards = new Map<ObjectId, CardId>();
  const cardOf = (id: ObjectId): CardId => cards.get(id) ?? dealt.objects[id].card;
  for (const id of seen) {
    const { card, owner, zone } = state.objects[id];
    if (cardOf(id) === card) continue;
    const holder = dealt.objects.find(
      (o) =>
        o.owner === owner &&
        (o.zone === Zone.runeDeck) === (zone === Zone.runeDeck) &&
        cardOf(o.id) === card &&
        state.objects[o.id].card !== card,
    );
    if (holder === undefined) throw new Error("a card is missing from the deal");
    cards.set(holder.id, cardOf(id));
    cards.set(id, card);
  }
  return cards;
}
