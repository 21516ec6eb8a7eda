import { describe, expect, it } from "vitest";
import {
  addGame,
  apply,
  type CardId,
  checkDeck,
  type FinishedGame,
  finishedGame,
  type GameSetup,
  isRefusal,
  legal,
  type Match,
  matchResult,
  newGame,
  newMatch,
  nextGame,
  nthSeat,
  P1,
  P2,
  presentable,
  type Refusal,
  type RegisteredDeck,
  record,
  replay,
  type Swap,
  save,
  sideboard,
  sideboardIn,
  TypeBit,
} from "../src/internal.ts";
import { pool } from "./games.ts";

/** 486: best of three and best of five. */

const fields = pool.cards.filter((card) => card.data.type === "battlefield" && !card.token && card.domains === 0).map(({ index }) => index);
const [A, B, C, D, E, F] = fields;
const legend = pool.cards.find((card) => card.data.name.startsWith("Jinx,") && (card.types & TypeBit.legend) !== 0) ?? pool.cards[0];
const within = pool.cards.filter(
  (card) => (card.domains & ~legend.domains) === 0 && !card.token && !(card.data.supertypes ?? []).includes("signature"),
);
const champions = within
  .filter((card) => card.champion && card.tags.includes("Jinx") && (card.types & TypeBit.unit) !== 0)
  .map(({ index }) => index);
const plain = within.filter((card) => !card.champion && (card.types & (TypeBit.unit | TypeBit.spell)) !== 0).map(({ index }) => index);
const rune = within.filter((card) => card.data.type === "rune").map(({ index }) => index)[0];

const deckWith = (battlefields: readonly CardId[]): RegisteredDeck => ({
  legend: legend.index,
  champion: champions[0],
  main: plain.slice(0, 13).flatMap((card) => [card, card, card]),
  runes: Array.from({ length: 12 }, () => rune),
  battlefields,
  sideboard: [plain[20], plain[21], champions[1]],
});

function must<Value extends object>(value: Value | Refusal): Value {
  if (isRefusal(value)) throw new Error(`${value.rule}: ${value.detail}`);
  return value as Value;
}
const match = (bestOf: 3 | 5 = 3): Match => must(newMatch([deckWith([A, B, C]), deckWith([D, E, F])], 5, bestOf));
const game = (winner: 0 | 1 | null, ...presented: [CardId, CardId]): FinishedGame => ({
  winner: winner === null ? null : nthSeat(winner),
  firstPlayer: P1,
  presented,
});
const after = (start: Match, ...games: FinishedGame[]): Match => games.reduce((m, g) => must(addGame(m, g)), start);

describe("a match", () => {
  it("is won by two game wins of three, or three of five", () => {
    expect(matchResult(after(match(), game(0, A, D), game(1, B, E)))).toEqual({ isOver: false, winner: null, wins: [1, 1] });
    expect(matchResult(after(match(), game(0, A, D), game(1, B, E), game(1, C, F)))).toEqual({ isOver: true, winner: 1, wins: [1, 2] });
    expect(matchResult(after(match(5), game(0, A, D), game(0, B, E)))).toEqual({ isOver: false, winner: null, wins: [2, 0] });
    expect(matchResult(after(match(5), game(0, A, D), game(0, B, E), game(0, C, F))).winner).toBe(0);
    const over = after(match(), game(0, A, D), game(0, B, E));
    expect(nextGame(over, pool)).toEqual({ rule: "486.6", detail: "the match is over", reason: "matchOver" });
    expect(addGame(over, game(1, C, F))).toMatchObject({ rule: "486.6" });
  });

  it("counts nothing for a game that nobody won", () => {
    const drawn = after(match(), game(null, A, D), game(null, A, D), game(0, A, D));
    expect(matchResult(drawn)).toEqual({ isOver: false, winner: null, wins: [1, 0] });
  });

  it("is played by two, who bring three battlefields each", () => {
    expect(newMatch([deckWith([A, B, C])], 1)).toMatchObject({ rule: "486.1" });
    expect(newMatch([deckWith([A, B, C]), deckWith([D, E])], 1)).toEqual({
      rule: "486.4.a",
      detail: "P2 brings 2 battlefields instead of 3",
      reason: "matchBattlefields",
      given: [2, 2],
    });
  });
});

describe("battlefields", () => {
  it("of a game that somebody won are not used again, for both players", () => {
    const next = after(match(), game(0, A, D));
    expect(presentable(next, P1)).toEqual([B, C]);
    expect(presentable(next, P2)).toEqual([E, F]);
    expect(nextGame(next, pool, { firstPlayer: 1, battlefields: [A, undefined] })).toMatchObject({
      rule: "486.5",
      detail: expect.stringContaining("P1 cannot present"),
    });
  });

  it("of a drawn game may be used again (486.5.a)", () => {
    expect(presentable(after(match(), game(null, A, D)), P1)).toEqual([A, B, C]);
  });

  it("of others cannot be presented", () => {
    expect(nextGame(match(), pool, { battlefields: [D, undefined] })).toMatchObject({ rule: "486.4.a" });
  });

  it("are used again in games 4 and 5 of a best of five, after each was presented, and at most twice (486.6.a)", () => {
    const three = after(match(5), game(0, A, D), game(1, B, E), game(0, C, F));
    expect(presentable(three, P1)).toEqual([A, B, C]);
    const four = after(three, game(1, B, D));
    expect(presentable(four, P1)).toEqual([A, C]);
    expect(presentable(four, P2)).toEqual([E, F]);
    expect(addGame(four, game(0, B, E))).toMatchObject({ rule: "486.6.a.2" });
    expect(matchResult(after(four, game(1, A, E)))).toEqual({ isOver: true, winner: 1, wins: [2, 3] });
  });

  it("are not used again while one of the three was never presented", () => {
    const drawn = after(match(5), game(0, A, D), game(null, B, E), game(1, B, E));
    expect(presentable(drawn, P1)).toEqual([C]);
    expect(addGame(drawn, game(0, A, F))).toMatchObject({ rule: "486.6.a.1" });
  });
});

describe("the next game", () => {
  it("is begun by whom the seed says at first, and later by whom the players say", () => {
    const begin = (seed: number): number => newGame(must<GameSetup>(nextGame({ ...match(), seed }, pool))).firstPlayer;
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(begin))).toEqual(new Set([0, 1]));
    expect(begin(3)).toBe(begin(3));
    const next = after(match(), game(0, A, D));
    expect(nextGame(next, pool)).toMatchObject({ rule: "115" });
    expect(newGame(must<GameSetup>(nextGame(next, pool, { firstPlayer: 1 }))).firstPlayer).toBe(1);
  });

  it("asks for one of the battlefields that are left, or takes those that were named", () => {
    const next = after(match(), game(0, A, D));
    const asked = newGame(must<GameSetup>(nextGame(next, pool, { firstPlayer: 0 })));
    expect(asked.decision).toMatchObject({ kind: "battlefield", player: 0, options: [0, 1] });
    const named = newGame(must<GameSetup>(nextGame(next, pool, { firstPlayer: 0, battlefields: [C, F] })));
    expect(named.decision?.kind).toBe("mulligan");
    apply(named, { do: "concede", player: P1 });
    expect(finishedGame(named)).toEqual({ winner: 1, firstPlayer: 0, presented: [C, F] });
    expect(matchResult(must(addGame(next, finishedGame(named)))).wins).toEqual([1, 1]);
  });

  it("begins without the sideboards, so that the record of a game that is still being set up can be played again", () => {
    const recorder = record(must<GameSetup>(nextGame(match(), pool)));
    recorder.apply(legal(recorder.state)[0]);
    expect(save(replay(pool, JSON.stringify(recorder.replay())))).toBe(save(recorder.state));
  });

  it("has chances of its own", () => {
    const seeds = [match(), after(match(), game(0, A, D))].map((m) => must<GameSetup>(nextGame(m, pool, { firstPlayer: 0 })).seed);
    expect(seeds[0]).not.toBe(seeds[1]);
  });
});

describe("sideboarding", () => {
  const deck = deckWith([A, B, C]);
  const swapped = (swap: Swap): RegisteredDeck | Refusal => sideboard(pool, deck, swap);

  it("exchanges cards one for one", () => {
    expect(checkDeck(pool, deck, "match")).toEqual([]);
    const after = must<RegisteredDeck>(swapped({ out: [plain[0]], in: [plain[20]] }));
    expect(after.main.length).toBe(39);
    expect(after.main.filter((card) => card === plain[0]).length).toBe(2);
    expect(after.main).toContain(plain[20]);
    expect(after.sideboard).toEqual([plain[21], champions[1], plain[0]]);
  });

  it("may change the Chosen Champion", () => {
    const after = must<RegisteredDeck>(swapped({ out: [champions[0]], in: [champions[1]], champion: champions[1] }));
    expect(after).toMatchObject({ champion: champions[1], sideboard: [plain[20], plain[21], champions[0]] });
    expect(after.main).toEqual(deck.main);
  });

  it("refuses what is not there, what is not even, and what would be no deck", () => {
    expect(swapped({ out: [plain[0]], in: [] })).toMatchObject({ rule: "103.2", detail: expect.stringContaining("one for one") });
    expect(swapped({ out: [plain[30]], in: [plain[20]] })).toMatchObject({ detail: expect.stringContaining("is not in the Main Deck") });
    expect(swapped({ out: [plain[0]], in: [plain[22]] })).toMatchObject({ detail: expect.stringContaining("is not in the sideboard") });
    expect(swapped({ out: [champions[0]], in: [plain[20]] })).toMatchObject({ rule: "103.2.a" });
    expect(swapped({ out: [], in: [], champion: plain[0] })).toMatchObject({ rule: "103.2.a.2" });
  });

  it("happens between games, though not after a draw", () => {
    const swap: Swap = { out: [plain[0]], in: [plain[20]] };
    expect(sideboardIn(match(), pool, P1, swap)).toMatchObject({ rule: "486.6", detail: expect.stringContaining("403.5") });
    expect(sideboardIn(after(match(), game(null, A, D)), pool, P1, swap)).toMatchObject({ detail: expect.stringContaining("403.10") });
    const next = must<Match>(sideboardIn(after(match(), game(1, A, D)), pool, P1, swap));
    expect(next.decks[0].main).toContain(plain[20]);
    expect(next.decks[1]).toEqual(deckWith([D, E, F]));
  });
});
