import { isDeck, parseDeck, STARTER_DECKS } from "@rulebound/cards";
import { newGame, nthSeat } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { Viewer } from "../src/rooms/audience.ts";
import { rules } from "../src/rules/present.ts";

const { pool } = rules;
const decks = STARTER_DECKS.slice(0, 2).map(({ text }) => {
  const reading = parseDeck(text, pool);
  if (!isDeck(reading)) throw new Error("a starter deck cannot be read");
  return reading.deck;
});

describe("the same question asked again", () => {
  it("is sent to whoever is asked, since the answer to the one before was theirs, and to nobody else", () => {
    const s = newGame({ pool, mode: "duel", seed: 1, decks, record: true });
    const seat = s.decision?.player ?? 0;
    const viewers = [seat, 1 - seat, -1].map((one) => new Viewer("ROOM", nthSeat(one), () => rules));
    for (const viewer of viewers) viewer.update(s, 1, null);
    expect(viewers.map((viewer) => viewer.update(s, 1, null))).toEqual([null, null, null]);
    // As after a "no" to one unit of several, where the next is asked about in the same words.
    s.decision = s.decision && { ...s.decision };
    const [asked, ...others] = viewers.map((viewer) => viewer.update(s, 1, null));
    expect(JSON.parse(`{${asked}`)).toMatchObject({ type: "game", at: 2, changes: {}, events: [] });
    expect(others).toEqual([null, null]);
  });
});
