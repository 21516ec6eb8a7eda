import { describe, expect, it } from "vitest";
import {
  apply,
  flatEvent,
  type GameSetup,
  legal,
  MODES,
  type ModeName,
  NO_CARD,
  newGame,
  Phase,
  type State,
  Zone,
} from "../src/internal.ts";
import { randomSetup } from "./games.ts";

/** 110-118: from decks to the first turn. Legends and champions (111, 112), battlefields (113, 172), decks (114), first hands (116, 117). */

const MODE_NAMES: readonly ModeName[] = MODES.map(({ name }) => name);
const setup = (mode: ModeName, seed = 7): GameSetup => ({ ...randomSetup(seed, mode), record: true });
const cardsOf = (s: State, ids: readonly number[]): number[] => ids.map((id) => s.objects[id].card);
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** The game after its players have presented battlefields, at the first mulligan. */
function atMulligans(from: GameSetup): State {
  const s = newGame(from);
  while (s.decision?.kind === "battlefield") apply(s, legal(s)[0]);
  return s;
}

/** The game at its first decision of a turn; everybody keeps their hand. */
function begun(from: GameSetup): State {
  const s = atMulligans(from);
  while (s.decision?.kind === "mulligan") apply(s, { do: "choose", picks: [] });
  return s;
}

describe.each(MODE_NAMES)("setting up, %s", (mode) => {
  const from = setup(mode);
  const atFirst = (): State => atMulligans(from);

  it("puts legends and Chosen Champions into their zones (111, 112, 174.2)", () => {
    const s = atFirst();
    for (const { seat, legends, champion } of s.players) {
      expect(cardsOf(s, legends)).toEqual([from.decks[seat].legend]);
      expect(cardsOf(s, champion)).toEqual([from.decks[seat].champion]);
    }
  });

  it("makes two piles of the two decks: no legend, champion or battlefield is in them (103.3.b, 114, 114.1, 114.2, 170.2)", () => {
    const s = atFirst();
    for (const { seat, deck, hand, runeDeck } of s.players) {
      expect(sorted(cardsOf(s, [...deck, ...hand]))).toEqual(sorted(from.decks[seat].main));
      expect(sorted(cardsOf(s, runeDeck))).toEqual(sorted(from.decks[seat].runes));
      expect(deck.every((id) => s.objects[id].zone === Zone.deck)).toBe(true);
      expect(runeDeck.every((id) => s.objects[id].zone === Zone.runeDeck)).toBe(true);
    }
  });

  it("shuffles both decks (103.3.b, 114)", () => {
    const s = atFirst();
    const again = atMulligans({ ...from, seed: from.seed + 1 });
    for (const { seat, deck, runeDeck } of s.players) {
      expect(deck).not.toEqual(again.players[seat].deck);
      expect(runeDeck).not.toEqual(again.players[seat].runeDeck);
    }
  });

  it("lays out as many battlefields as the mode says, of those set aside (113, 113.1, 170.2.b, 172)", () => {
    const s = atFirst();
    const { battlefields, firstPlayerBringsNone } = MODES[s.mode];
    expect(s.battlefields).toHaveLength(battlefields);
    const owners = s.battlefields.map(({ object }) => s.objects[object].owner);
    expect(new Set(owners).size).toBe(battlefields);
    expect(owners.includes(s.firstPlayer)).toBe(!firstPlayerBringsNone);
    for (const { object } of s.battlefields) expect(from.decks[s.objects[object].owner].battlefields).toContain(s.objects[object].card);
  });

  it("makes everybody the owner of what they brought (127.1)", () => {
    const s = atFirst();
    for (const { seat, legends, champion, deck, hand, runeDeck } of s.players)
      for (const id of [...legends, ...champion, ...deck, ...hand, ...runeDeck]) expect(s.objects[id].owner).toBe(seat);
  });

  it("finds a first player by chance, and each may be it (115.1.a)", () => {
    const s = atFirst();
    const first = Array.from({ length: 40 }, (_, seed) => newGame({ ...from, seed }).firstPlayer);
    expect(new Set(first).size).toBe(s.players.length);
  });

  it("gives everybody four cards (116)", () => {
    const s = atFirst();
    for (const { hand } of s.players) expect(hand).toHaveLength(4);
  });

  it("asks for mulligans in turn order (117)", () => {
    const s = atFirst();
    const game = atMulligans(from);
    const asked: number[] = [];
    while (game.decision?.kind === "mulligan") {
      asked.push(game.decision.player);
      apply(game, { do: "choose", picks: [] });
    }
    expect(asked).toEqual(s.players.map((_, i) => (s.firstPlayer + i) % s.players.length));
  });

  it("begins with the first player's turn (118)", () => {
    const started = begun(from);
    expect([started.turnPlayer, started.turnNumber]).toEqual([started.firstPlayer, 1]);
    expect(started.phase).toBe(Phase.main);
  });

  it("goes on clockwise (115.1.b)", () => {
    const game = begun(from);
    const turns: number[] = [];
    for (let i = 0; i < 200 && turns.length < 2 * game.players.length && game.decision !== null; i++) {
      if (turns.length < game.turnNumber) turns.push(game.turnPlayer);
      const answers = legal(game);
      apply(game, answers.find(({ do: what }) => what === "endTurn" || what === "pass") ?? answers[0]);
    }
    expect(turns).toEqual(turns.map((_, i) => (game.firstPlayer + i) % game.players.length));
    expect(turns.length).toBe(2 * game.players.length);
  });
});

describe("a deck", () => {
  const from = setup("duel");
  const refusalWith = (part: Partial<GameSetup["decks"][number]>): string => {
    try {
      newGame({ ...from, decks: [from.decks[0], { ...from.decks[1], ...part }] });
      return "";
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  it("has cards of their kind in each of its parts (103)", () => {
    const { main, runes, battlefields, legend } = from.decks[1];
    expect(refusalWith({})).toBe("");
    expect(refusalWith({ legend: main[0] })).toContain("the Legend Zone");
    expect(refusalWith({ main: [...main, runes[0]] })).toContain("the Main Deck");
    expect(refusalWith({ runes: [legend] })).toContain("the Rune Deck");
    expect(refusalWith({ battlefields: [...battlefields, legend] })).toContain("the battlefields");
    expect(refusalWith({ main: [...main, NO_CARD] })).not.toBe("");
  });

  it("has at least the cards of a first hand, a rune and a battlefield (103, 113, 116)", () => {
    for (const part of ["runes", "battlefields"] as const) expect(refusalWith({ [part]: [] })).not.toBe("");
    expect(refusalWith({ main: from.decks[1].main.slice(0, 3) })).not.toBe("");
    expect(refusalWith({ main: from.decks[1].main.slice(0, 4) })).toBe("");
  });
});

describe("the first turns", () => {
  /** Runes and cards that the players have after their first turns began, in turn order. */
  const first = (mode: ModeName): { readonly cards: number; readonly runes: number }[] => {
    const s = begun(setup(mode));
    return s.players.map((_, i) => {
      const seat = (s.firstPlayer + i) % s.players.length;
      for (let at = 0; at < 50 && !(s.turnPlayer === seat && s.decision?.player === seat && s.phase === Phase.main); at++) {
        const answers = legal(s);
        apply(s, answers.find(({ do: what }) => what === "endTurn" || what === "pass") ?? answers[0]);
      }
      const own = (s.events ?? []).map(flatEvent).filter(({ player }) => player === seat);
      return {
        cards: own.filter(({ type }) => type === "drew").length - 4,
        runes: own.filter(({ type }) => type === "channelled").length,
      };
    });
  };

  it("are what the mode makes of them (115.2)", () => {
    const usual = { cards: 1, runes: 2 };
    const third = { cards: 1, runes: 3 };
    expect(first("duel")).toEqual([usual, third]);
    expect(first("ffa3")).toEqual([{ cards: 0, runes: 2 }, usual, third]);
    expect(first("ffa4")).toEqual([{ cards: 0, runes: 2 }, usual, usual, third]);
  });
});

describe("a mulligan", () => {
  const from = setup("duel");

  it("sets aside two cards at most (117.1)", () => {
    const s = atMulligans(from);
    const seat = s.decision?.player ?? 0;
    expect(s.decision).toMatchObject({ min: 0, max: 2 });
    expect(apply(s, { do: "choose", picks: s.players[seat].hand.slice(0, 3) })).toMatchObject({ detail: "too many were chosen" });
  });

  it.each([0, 1, 2])("of %i draws as many before it recycles them, so that none of them comes back (117.2, 117.3)", (n) => {
    const s = atMulligans(from);
    const seat = s.decision?.player ?? 0;
    const { hand: held, deck: pile } = s.players[seat];
    const aside = held.slice(0, n);
    const drawn = n === 0 ? [] : pile.slice(-n);
    apply(s, { do: "choose", picks: aside });
    const { hand, deck } = s.players[seat];
    expect(sorted(hand)).toEqual(sorted([...held.slice(n), ...drawn]));
    expect(sorted(deck.slice(0, n))).toEqual(sorted(aside)); // under the deck (416)
    expect(deck).toHaveLength(pile.length);
  });
});
