import { CARDS } from "@rulebound/cards";
import { describe, expect, it } from "vitest";
import {
  type Answer,
  addPermanent,
  apply,
  applyInPlace,
  type DeckList,
  emptyGame,
  explain,
  type GameSetup,
  hash,
  legal,
  loadPool,
  NO_CARD,
  newGame,
  nthCard,
  Phase,
  SetupError,
  type State,
  startAt,
} from "../src/internal.ts";
import type { CardData } from "../src/language/index.ts";
import { baseOf, nthSeat, P1 } from "../src/state/ids.ts";
import { chanceOf, playRandomly, randomSetup } from "./games.ts";

/** `BORDER_SEED=7 BORDER_TRIES=20000 npx vitest run packages/engine/test/border-answers.test.ts` looks at others, and longer. */
const SEED = Number(process.env.BORDER_SEED ?? 1);
const TRIES = Number(process.env.BORDER_TRIES ?? 4_000);

const VERBS = "pass endTurn concede play use move hide invite choose pick done yes no assign explode".split(" ");
const KEYS = "object way ability units to at player picks pick amounts".split(" ");
const VALUES: readonly unknown[] = [
  ...[undefined, null, true, "", "0", "x", {}, [], [null], ["0"], [[]], [0.5], [Number.NaN], [-1], [1e9], [0, 0], [0, 1, 2]],
  ...[-1, -2, 0, 1, 2, 3, 4, 9, 40, 99, 1e6, 2e6, 2_000_009, 3e6, 3_000_099, 4e6, 1e9, 2 ** 53, 1.5, Number.NaN, Number.POSITIVE_INFINITY],
];

describe(`an answer that is none (seed ${SEED})`, () => {
  it("is refused, and changes nothing", () => {
    const chance = chanceOf(SEED);
    const any = (): unknown => VALUES[chance.below(VALUES.length)];
    let tried = 0;
    for (let seed = SEED; tried < TRIES; seed++)
      playRandomly(randomSetup(seed, seed % 2 === 0 ? "duel" : "2v2"), (s, at) => {
        if (at % 11 !== 0) return true;
        const before = hash(s);
        for (let i = 0; i < 40; i++, tried++) {
          const answer = chance.below(20) === 0 ? any() : Object.fromEntries(KEYS.map((key) => [key, any()] as [string, unknown]));
          if (typeof answer === "object" && answer !== null && !Array.isArray(answer))
            Object.assign(answer, { do: chance.below(20) === 0 ? any() : VERBS[chance.below(VERBS.length)] });
          const said = JSON.stringify(answer);
          const refused = explain(s, s.decision?.player ?? P1, answer as Answer);
          explain(s, nthSeat(any() as number), answer as Answer);
          if (refused === null) continue; // nonsense beside it does no harm
          expect(apply(s, answer as Answer), `seed ${SEED}: ${said}`).toEqual(refused);
          expect(refused.detail, said).toMatch(/^\w/);
        }
        expect(hash(s), `seed ${SEED}, game ${seed}, decision ${at}`).toBe(before);
        return tried < TRIES;
      });
  });
});

describe("a game that cannot be set up", () => {
  const setup = randomSetup(1);
  const [deck, other] = setup.decks;
  const refused = (change: Partial<GameSetup>): string => {
    try {
      newGame({ ...setup, ...change });
    } catch (error) {
      if (error instanceof SetupError) return error.refusal.detail;
      throw error;
    }
    return "";
  };
  const deckRefused = (change: Partial<DeckList>): string => refused({ decks: [deck, { ...other, ...change }] });

  it("is refused with the reason", () => {
    expect(deckRefused({ main: [] })).toBe("P2's Main Deck has 0 cards; at least 4 are drawn at the start");
    expect(deckRefused({ runes: [] })).toBe("P2's Rune Deck is empty");
    expect(deckRefused({ battlefields: [] })).toBe("P2's deck has no battlefield");
    expect(deckRefused({ main: [...other.main, nthCard(99_999)] })).toBe("P2's deck names the card 99999, which is not in the pool");
    expect(deckRefused({ legend: NO_CARD })).toMatch("names the card -1");
    expect(deckRefused({ runes: [...other.runes, other.legend] })).toMatch("does not belong in the Rune Deck");
    expect(refused({ decks: [deck] })).toBe("the mode duel is played with 2 decks, not with 1");
    expect(refused({ decks: ["jinx", "ahri"] as never })).toBe(
      "a deck is an object, which starterDecks and parseDeck make; that of P1 is: string",
    );
    expect(refused({ pool: undefined as never })).toBe("it needs a pool of cards, which loadPool makes");
    expect(() => newGame(undefined as never)).toThrow("it needs a pool of cards");
    expect(refused({ mode: "chess" as "duel" })).toBe("there is no mode of play chess");
    expect(refused({ seed: Number.NaN })).toMatch("whole number");
    expect(refused({ entropy: [1] })).toMatch("eight");
    expect(refused({ firstPlayer: 7 })).toBe("there is no seat 7");
    expect(refused({ battlefields: [undefined, other.legend] })).toMatch("P2 does not bring the battlefield");
    expect(refused({ windows: "some" as "all" })).toBe("some is no choice of windows");
    expect(refused({})).toBe("");
  });
});

/** Its second ability starts a loop of its first, which nobody can leave. */
const ECHO: CardData = {
  id: "T-1",
  name: "Echo",
  type: "unit",
  domains: ["fury"],
  energy: 0,
  might: 1,
  abilities: [
    { kind: "triggered", when: [{ on: "gainedXp", who: "you" }], then: [{ do: "gainXp", n: 1 }] },
    { kind: "activated", cost: [{ exhaust: "me" }], then: [{ do: "gainXp", n: 1 }] },
  ],
};

describe("a loop of mandatory effects", () => {
  const { pool, refused } = loadPool([...CARDS, ECHO]);

  /** A game in which the next pass starts the loop. */
  function aboutToLoop(): State {
    const s = emptyGame(pool, { mode: "duel", seed: 1, windows: "all" });
    addPermanent(s, pool.byName.get("echo") ?? NO_CARD, P1, baseOf(P1));
    startAt(s, { turnPlayer: P1, turnNumber: 3, phase: Phase.main, played: [], scored: [], moved: [] });
    const use = legal(s).find(({ do: verb }) => verb === "use");
    if (use === undefined) throw new Error("the unit's ability cannot be used");
    expect(apply(s, use)).toBeNull();
    return s;
  }

  it("is played as far as players have windows in it", () => {
    expect(refused.filter(({ card }) => card === "Echo")).toEqual([]);
    const s = aboutToLoop();
    for (let i = 0; i < 20; i++) expect(apply(s, { do: "pass" })).toBeNull();
    expect(s.players[0].xp).toBe(10);
  });

  it("is refused before long where nobody could do anything in it, and nothing has happened", () => {
    const s = aboutToLoop();
    s.windows = "useful";
    const before = hash(s);
    const began = performance.now();
    expect(apply(s, { do: "pass" })).toMatchObject({ reason: "endless", detail: "nothing that follows from it ever comes to an end" });
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(hash(s)).toBe(before);
    expect(legal(s)).toContainEqual({ do: "pass" });
    expect(apply(s, { do: "concede", player: P1 })).toBeNull();
    expect(s.winners).toEqual([1]);
  });

  it("spoils a state that is thrown away", () => {
    const s = aboutToLoop();
    s.windows = "useful";
    expect(applyInPlace(s, { do: "pass" })).toMatchObject({ reason: "endless" });
    expect([s.decision, s.winners]).toEqual([null, []]);
    expect(apply(s, { do: "pass" })).toMatchObject({ reason: "gameOver" });
  });
});
