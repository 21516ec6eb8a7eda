import { type CardId, checkDeck, checkDecks, type DeckList, loadPool, type Violation } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { CARDS, isDeck, parseDeck, STARTER_DECKS, starterDecks, writeDeck } from "../src/index.ts";

const { pool } = loadPool(CARDS);
const card = (name: string): CardId => {
  const index = pool.byName.get(name.toLowerCase());
  if (index === undefined) throw new Error(`${name} is not in the pool`);
  return index;
};
const cards = (...names: readonly string[]): CardId[] => names.map(card);
const many = (count: number, name: string): CardId[] => Array.from({ length: count }, () => card(name));

function read(text: string): DeckList {
  const reading = parseDeck(text, pool);
  if (!isDeck(reading)) throw new Error(reading.errors.map(({ line, reason }) => `${line}: ${reason}`).join("\n"));
  return reading.deck;
}

function errorsOf(text: string): readonly string[] {
  const reading = parseDeck(text, pool);
  return isDeck(reading) ? [] : reading.errors.map(({ line, reason }) => `${line}: ${reason}`);
}

const starter = (id: string): DeckList => read(STARTER_DECKS.find((deck) => deck.id === id)?.text ?? "");

describe("a starter deck", () => {
  it.each(STARTER_DECKS.map(({ id }) => id))("%s is legal, and exactly 40 cards", (id) => {
    const deck = starter(id);
    expect(checkDeck(pool, deck)).toEqual([]);
    expect(deck.main.length + 1).toBe(40);
  });

  it("has a legend, and battlefields, that no other has: any two may be a team", () => {
    const decks = starterDecks(pool).map(({ deck }) => deck);
    expect(decks).toHaveLength(STARTER_DECKS.length);
    expect(new Set(decks.map(({ legend }) => legend)).size).toBe(decks.length);
    expect(new Set(decks.flatMap(({ battlefields }) => battlefields)).size).toBe(3 * decks.length);
  });

  it("is one of several that cover all domains", () => {
    const domains = starterDecks(pool).flatMap(({ deck }) => pool.cards[deck.legend].data.domains);
    expect(new Set(domains).size).toBe(6);
  });
});

describe("a deck list", () => {
  it("is read with counts, ids and remarks, and written back the same", () => {
    for (const { name, text } of STARTER_DECKS) {
      const reading = parseDeck(text, pool);
      if (!isDeck(reading)) throw new Error(name);
      expect(reading.name).toBe(name);
      expect(parseDeck(writeDeck(reading, pool), pool)).toEqual(reading);
    }
  });

  it("keeps the sideboard apart", () => {
    const text = `${STARTER_DECKS[0].text}\nSideboard:\n2x gust (OGN-169)\n`;
    const reading = parseDeck(text, pool);
    expect(isDeck(reading) && reading.sideboard).toEqual(many(2, "Gust"));
  });

  it("with a name that is no card says the line and the nearest name", () => {
    const text = "Legend:\n1 Jinx, Loose Canon\nChampion:\n1 Jinx, Rebel\nMainDeck:\n3 Get Exited!\n2 Qqqqq Wwww";
    expect(errorsOf(text)).toEqual([
      '2: "Jinx, Loose Canon" is not a card. Did you mean "Jinx, Loose Cannon"?',
      '6: "Get Exited!" is not a card. Did you mean "Get Excited!"?',
      '7: "Qqqqq Wwww" is not a card.',
    ]);
  });

  it("with an unknown heading or a bad count says so", () => {
    expect(errorsOf("Decke:\n")).toEqual([
      '1: "Decke" is no part of a deck; the parts are Legend, FurtherLegends, Champion, MainDeck, Battlefields, Runes, Sideboard.',
    ]);
    expect(errorsOf("MainDeck:\n0 Gust")).toEqual(['2: "0 Gust": a count from 1 to 100 was expected.']);
  });

  it("without a champion names those that could be it", () => {
    const text = STARTER_DECKS[0].text.replace(/Champion:\n.*\n/, "");
    expect(errorsOf(text)).toEqual([
      '0: A deck has one card under "Champion:"; this one has 0. Take one of these out of the main deck: Jinx, Demolitionist.',
    ]);
  });
});

describe("C174: a deck of the Loose Cannon", () => {
  const legal = starter("jinx");
  const rulesOf = (change: Partial<DeckList>): string[] => checkDeck(pool, { ...legal, ...change }).map(({ rule }) => rule);
  const replaced = (count: number, ...names: readonly string[]): CardId[] => [...legal.main.slice(count), ...cards(...names)];

  it("wants a legend as its legend", () => {
    expect(checkDeck(pool, { ...legal, legend: card("Gust") })).toContainEqual(
      expect.objectContaining({ rule: "103.1", reason: "notALegend" }),
    );
    expect(checkDeck(pool, legal)).toEqual([]);
  });

  it("is legal with 40 cards and its champion, and with more", () => {
    expect(rulesOf({})).toEqual([]);
    expect(rulesOf({ main: [...legal.main, card("Gust")] })).toEqual([]);
  });

  it("is not with 39", () => {
    expect(rulesOf({ main: legal.main.slice(1) })).toEqual(["103.2"]);
  });

  it("is not with a Signature unit as Chosen Champion, nor with another's champion", () => {
    const annie = {
      ...legal,
      legend: card("Annie, Dark Child"),
      champion: card("Tibbers"),
      main: legal.main.filter((id) => id !== card("Super Mega Death Rocket!")).concat(cards("Gust", "Gust", "Gust")),
    };
    expect(checkDeck(pool, annie).map(({ rule }) => rule)).toEqual(["103.2.d.3"]);
    expect(rulesOf({ champion: card("Draven, Showboat") })).toEqual(["103.2.a.2"]);
    expect(rulesOf({ champion: card("Chemtech Enforcer"), main: replaced(5, "Gust", "Gust", "Gust", "Cleave", "Cleave") })).toEqual([
      "103.2.a.2",
    ]);
  });

  it("is not with a fourth copy, the champion counted", () => {
    expect(rulesOf({ main: replaced(2, "Jinx, Rebel", "Jinx, Rebel") })).toEqual([]);
    expect(rulesOf({ main: [...legal.main, ...many(3, "Jinx, Rebel")] })).toEqual(["103.2.b"]);
  });

  it("is not with a card outside Fury and Chaos, in any of its parts", () => {
    expect(rulesOf({ main: [...legal.main, card("Danger Zone")] })).toEqual(["103.2.c", "103.2.d.1", "103.2.d.2"]);
    expect(rulesOf({ main: [...legal.main, card("Stupefy")] })).toEqual(["103.2.c"]);
    expect(rulesOf({ runes: [...legal.runes.slice(1), card("Mind Rune")] })).toEqual(["103.3.a.1"]);
  });

  it("is not with four Signature cards", () => {
    expect(rulesOf({ main: [...legal.main, card("Super Mega Death Rocket!")] })).toEqual(["103.2.b", "103.2.d.1"]);
  });

  it("is not with two battlefields of one name, or too few", () => {
    expect(rulesOf({ battlefields: cards("Void Gate", "Void Gate", "Zaun Warrens") })).toEqual(["103.4.c"]);
    expect(rulesOf({ battlefields: cards("Void Gate") })).toEqual(["485.4.a"]);
  });

  it("is not with eleven runes, or with what is no rune", () => {
    expect(rulesOf({ runes: legal.runes.slice(1) })).toEqual(["103.3.a"]);
    expect(rulesOf({ runes: [...legal.runes.slice(1), card("Gust")] })).toEqual(["103.3.a"]);
  });

  it("is not with a token or a battlefield in the main deck", () => {
    expect(rulesOf({ main: [...legal.main, card("Recruit")] })).toEqual(["103.2"]);
    expect(rulesOf({ main: [...legal.main, card("Void Gate")] })).toEqual(["103.2"]);
  });
});

describe("copies of a card", () => {
  it("are one at most if it is Unique, of any combination of three Signature cards (825.3.b)", () => {
    const ornn = (...names: readonly string[]): DeckList => ({
      ...starter("ahri"),
      legend: card("Ornn, Fire Below the Mountain"),
      champion: card("Ornn, Forge God"),
      main: [...starter("ahri").main.filter((id) => id !== card("Fox-Fire")), ...cards("Stupefy", "Stupefy", "Stupefy", ...names)],
    });
    expect(checkDeck(pool, ornn("Forgefire Cape", "Rabadon's Deathcrown"))).toEqual([]);
    const three = ornn("Forgefire Cape", "Rabadon's Deathcrown", "Shurelya's Requiem");
    expect(checkDeck(pool, three)).toEqual([]);
    expect(checkDeck(pool, ornn("Forgefire Cape", "Forgefire Cape")).map(({ rule }) => rule)).toEqual(["825.3.a"]);
  });

  it("are as many as one likes of a card that says so", () => {
    const spiders = { ...starter("jinx"), main: [...starter("jinx").main, ...many(7, "Spiderling")] };
    expect(checkDeck(pool, spiders)).toEqual([]);
  });
});

describe("a champion's tag", () => {
  it("is the champion's name, not every tag of the legend (133.8.b)", () => {
    const kennen = { ...starter("jinx"), legend: card("Kennen, Heart of the Tempest"), champion: card("Fizz, Trickster") };
    expect(checkDeck(pool, kennen).map(({ rule }) => rule)).toContain("103.2.a.2");
    expect(checkDeck(pool, { ...kennen, champion: card("Kennen, Storm of Shuriken") }).map(({ rule }) => rule)).not.toContain("103.2.a.2");
  });
});

describe("teammates (489.8)", () => {
  const decks = ["jinx", "ahri", "jinx", "sett"].map(starter);
  const rules = (violations: readonly Violation[]): string[] => violations.map(({ rule }) => rule);

  it("share neither a legend nor a battlefield", () => {
    expect(checkDecks(pool, decks, "2v2").map(rules)).toEqual([
      ["489.8.h", "489.8.i", "489.8.i", "489.8.i"],
      [],
      ["489.8.h", "489.8.i", "489.8.i", "489.8.i"],
      [],
    ]);
  });

  it("may have what their opponents have", () => {
    expect(checkDecks(pool, decks, "ffa4").flat()).toEqual([]);
    expect(checkDecks(pool, ["jinx", "jinx", "ahri", "ahri"].map(starter), "2v2").flat()).toEqual([]);
  });
});

describe("a deck with a card that asks for further legends", () => {
  const withNeeko = (...further: readonly string[]): DeckList => {
    const deck = starter(STARTER_DECKS[0].id);
    return { ...deck, main: [...deck.main, card("Neeko, Blending In")], furtherLegends: cards(...further) };
  };
  const three = ["Ziggs, Hexplosives Expert", "Evelynn, Agony's Embrace", "Orianna, Lady of Clockwork"];
  const details = (deck: DeckList): string[] => checkDeck(pool, deck).map(({ rule, detail }) => `${rule}: ${detail}`);

  it("has as many as it asks for, of whatever domains", () => {
    expect(details(withNeeko(...three))).toEqual([]);
    expect(details(withNeeko(three[0]))).toEqual(["103.1: 1 legends beside the first; the cards of the Main Deck ask for 3"]);
  });

  it("has none twice, nor its own again, nor anything but legends", () => {
    const own = pool.cards[starter(STARTER_DECKS[0].id).legend].data.name;
    expect(details(withNeeko(three[0], three[1], three[0]))).toEqual([`103.1: the legend ${three[0]} is there more than once`]);
    expect(details(withNeeko(three[0], three[1], own))).toEqual([`103.1: the legend ${own} is there more than once`]);
    expect(details(withNeeko(three[0], three[1], "Gust"))).toEqual(["103.1: Gust is not a legend"]);
  });

  it("is the only one that has them", () => {
    const deck = { ...starter(STARTER_DECKS[0].id), furtherLegends: cards(...three) };
    expect(details(deck)).toEqual(["103.1: 3 legends beside the first; the cards of the Main Deck ask for 0"]);
  });

  it("is written and read as a list or a code, and has no other form", () => {
    const deck = { name: "Blending in", deck: withNeeko(...three), sideboard: [] };
    expect(parseDeck(writeDeck(deck, pool), pool)).toEqual(deck);
    const coded = parseDeck(writeDeck(deck, pool, "code"), pool);
    expect(isDeck(coded) && coded.deck.furtherLegends).toEqual(deck.deck.furtherLegends);
    for (const form of ["plain", "tts"] as const) expect(() => writeDeck(deck, pool, form)).toThrow("further legends");
  });
});
