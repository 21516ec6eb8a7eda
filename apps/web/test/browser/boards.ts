import { CARDS, isDeck, parseDeck, STARTER_DECKS } from "@rulebound/cards";
import {
  type Answer,
  type DeckList,
  ENGLISH_SPEECH,
  isPlayerChoice,
  legal,
  loadPool,
  type ModeName,
  nthCard,
  Recorder,
  type State,
} from "@rulebound/engine/internal";
import type { CurrentGame } from "../../src/app/saved.ts";

/** Boards to look at: games of the first seat against bots, played here up to the moment that is wanted. */

const { pool } = loadPool(CARDS);

function deckOf(id: string): DeckList {
  const reading = parseDeck(STARTER_DECKS.find((deck) => deck.id === id)?.text ?? "", pool);
  if (!isDeck(reading)) throw new Error(`${id}: ${reading.errors[0]?.reason}`);
  return reading.deck;
}

/** What fills a board soonest: units before all, then moves into the field, and the end of the turn last. */
function liveliness(s: State, answer: Answer): number {
  if (answer.do === "play") return 5;
  if (answer.do === "move") return s.turnNumber % 3 === 0 ? 4 : 1;
  if (answer.do === "use" || answer.do === "hide") return 2;
  return answer.do === "pass" || answer.do === "endTurn" ? 1.5 : 3;
}

function lively(s: State, n: number): Answer {
  const answers = legal(s);
  const most = Math.max(...answers.map((answer) => liveliness(s, answer)));
  const best = answers.filter((answer) => liveliness(s, answer) === most);
  return best[(n * 7) % best.length];
}

/** Nothing but the cards that say most. */
function wordy(deck: DeckList): DeckList {
  const length = (card: number): number => ENGLISH_SPEECH.renderCard(pool.cards[card].data).text.length;
  const longest = [...pool.cards.keys()]
    .filter((card) => ["unit", "spell", "gear"].includes(pool.cards[card].data.type))
    .sort((a, b) => length(b) - length(a))
    .slice(0, 8);
  return { ...deck, main: deck.main.map((_, n) => nthCard(longest[n % longest.length])) };
}

export type Moment = (s: State) => boolean;

const SEEDS = 60;
const ANSWERS = 900;
const DECKS = ["sett", "jinx", "azir", "ahri"];
const COPIES = 12;

/** With many copies of a card, which then comes up soon. */
function withMany(deck: DeckList, name: string): DeckList {
  const card = nthCard(pool.cards.findIndex(({ data }) => data.name === name));
  if (card < 0) throw new Error(`there is no card called ${name}`);
  return { ...deck, main: [...deck.main, ...Array.from({ length: COPIES }, () => card)] };
}

/**
 * The first such moment of a game in which the first seat is asked; `null` in place of a moment: the end of a game. `many`: a card
 * that the first deck has many copies of, and the deck it goes to; or a deck that says as much as there is room for.
 */
export function boardAt(
  mode: ModeName,
  moment: Moment | null,
  many?: { readonly card: string; readonly deck: string } | "wordy",
): CurrentGame {
  const first = typeof many === "object" ? many.deck : DECKS[0];
  const ids = [first, ...DECKS.filter((id) => id !== first)];
  const decks = ids.slice(0, mode === "duel" || mode === "match" ? 2 : 4).map(deckOf);
  if (many === "wordy") decks[0] = wordy(decks[0]);
  else if (many !== undefined) decks[0] = withMany(decks[0], many.card);
  for (let seed = 1; seed <= SEEDS; seed++) {
    const game = new Recorder({ pool, mode, seed, decks });
    for (let n = 0; n < ANSWERS && game.state.decision !== null; n++) {
      if (moment !== null && game.state.decision.player === 0 && moment(game.state)) return current(mode, game);
      game.apply(lively(game.state, n + seed));
    }
    if (moment === null && game.state.decision === null) return current(mode, game);
  }
  throw new Error(`no game of ${SEEDS} comes to such a moment`);
}

function current(mode: ModeName, game: Recorder): CurrentGame {
  const replay = game.replay();
  const seats = replay.decks.map((_, seat) => ({
    name: ["Ann", "Bot Berta", "Bot Carl", "Bot Dora"][seat],
    bot: seat === 0 ? null : "skilled",
    deck: "",
    deckName: "",
  }));
  const setup = { id: "looked-at", mode, seats, seed: replay.seed, fullControl: false } as CurrentGame["setup"];
  return { setup, replay, startedAt: 0, match: null };
}

const equipmentOf = (s: State, id: number): number => s.objects.filter((o) => o?.attachedTo === id).length;

const unitsOf = (s: State, seat: number): number =>
  s.objects.filter((o) => o !== undefined && o.controller === seat && o.location >= 0 && pool.cards[o.card]?.data.type === "unit").length;

const unitsAtHome = (s: State): number[] =>
  s.at[0].filter((id) => s.objects[id].attachedTo < 0 && pool.cards[s.objects[id].card]?.data.type === "unit");

const isOwnMain = (s: State): boolean => s.decision?.kind === "act" && s.turnPlayer === 0 && s.chain.length === 0 && s.showdownAt < 0;

export const MOMENTS = {
  mulligan: ({ decision }) => decision?.kind === "mulligan",
  "main phase": (s) => isOwnMain(s) && s.turnNumber > 8 && unitsOf(s, 0) > 3,
  "early turn": ({ turnNumber, decision }) => turnNumber > 2 && decision?.kind === "act",
  target: ({ decision, turnNumber }) => decision?.kind === "choose" && decision.about === "targets" && turnNumber > 4,
  damage: ({ decision }) => decision?.kind === "assign" && decision.options.length > 1,
  // One's own items resolve by themselves: what is asked about is somebody else's.
  chain: ({ decision, chain }) => decision?.kind === "act" && chain.length > 1 && chain.at(-1)?.controller !== 0,
  showdown: ({ decision, showdownAt, chain }) => decision?.kind === "act" && showdownAt >= 0 && chain.length === 0,
  combat: ({ decision, showdownAt, combat, chain }) => decision?.kind === "act" && showdownAt >= 0 && combat && chain.length === 0,
  order: ({ decision }) => decision?.kind === "order",
  "yes or no": ({ decision }) => decision?.kind === "may",
  "one of several texts": ({ decision }) => decision?.kind === "mode",
  "a place": ({ decision }) => decision?.kind === "choose" && decision.about === "location",
  "cards of a pile": ({ decision }) => decision?.kind === "choose" && decision.about === "cards",
  "cards to discard": ({ decision }) => decision?.kind === "choose" && decision.about === "pay",
  "a split": ({ decision }) => decision?.kind === "assign" && decision.ranks[0] === -1 && decision.options.length > 1,
  "a number": ({ decision }) => decision?.kind === "number",
  "a name": ({ decision }) => decision?.kind === "name",
  "a battlefield": ({ decision }) => decision?.kind === "battlefield",
  "a player": ({ decision }) => decision?.kind === "choose" && decision.options.every(isPlayerChoice),
  "a full base": (s) => isOwnMain(s) && s.at[0].filter((id) => s.objects[id].attachedTo < 0).length > 8,
  "a full base with equipment": (s) =>
    isOwnMain(s) &&
    unitsAtHome(s).length > 4 &&
    unitsAtHome(s)
      .slice(0, -1)
      .filter((id) => equipmentOf(s, id) > 0).length > 1,
  "three equipments": (s) => s.decision?.kind === "act" && s.at.flat().some((id) => equipmentOf(s, id) > 2),
} satisfies Record<string, Moment>;

/** How the page shows that it stands there: what answers by itself has not gone on. */
export const STANDS: Record<keyof typeof MOMENTS, string> = {
  mulligan: '[data-asked="mulligan"]',
  "main phase": '[data-asked="act"]:not([data-chain], [data-combat])',
  "early turn": '[data-asked="act"]',
  target: '[data-asked="choose"]',
  damage: '[data-asked="assign"]',
  chain: '[data-asked="act"][data-chain]',
  showdown: '[data-asked="act"]:not([data-chain])',
  combat: '[data-asked="act"][data-combat]',
  order: '[data-asked="order"]',
  "yes or no": '[data-asked="may"]',
  "one of several texts": '[data-asked="mode"]',
  "a place": '[data-asked="choose"]',
  "cards of a pile": '[data-asked="choose"]',
  "cards to discard": '[data-asked="choose"]',
  "a split": '[data-asked="assign"]',
  "a number": '[data-asked="number"]',
  "a name": '[data-asked="name"]',
  "a battlefield": '[data-asked="battlefield"]',
  "a player": '[data-asked="choose"]',
  "a full base": '[data-asked="act"]',
  "a full base with equipment": '[data-asked="act"]',
  "three equipments": '[data-asked="act"]',
};

/** Answers to what others do: with them a chain grows, and somebody is asked about it. */
export const ANSWERS_TO_OTHERS = { card: "Defy", deck: "ahri" } as const;

/** Something to do in combats, so that they are asked about. */
export const ANSWERS_IN_COMBAT = { card: "Discipline", deck: "sett" } as const;
