import { loadPool } from "@rulebound/engine/internal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CARDS,
  DECK_FORMS,
  DECK_SITES,
  type DeckForm,
  type DraftDeck,
  decodeDeck,
  encodeDeck,
  isDeck,
  type ParsedDeck,
  parseDeck,
  readDeck,
  STARTER_DECKS,
  TOURNAMENT_DECKS,
  writeDeck,
} from "../src/index.ts";

const { pool } = loadPool(CARDS);
const OWN = [...STARTER_DECKS, ...TOURNAMENT_DECKS];

function read(text: string): ParsedDeck {
  const reading = parseDeck(text, pool);
  if (!isDeck(reading)) throw new Error(reading.errors.map(({ line, reason }) => `${line}: ${reason}`).join("\n"));
  return reading;
}
const reasons = (text: string): string[] => {
  const reading = readDeck(text, pool);
  return isDeck(reading) ? [] : reading.errors.map(({ line, reason }) => `${line}: ${reason}`);
};

/** What a deck is, without the order of its cards and its name. */
const contents = ({ deck, sideboard }: DraftDeck) => ({
  legend: deck.legend,
  champion: deck.champion,
  main: deck.main.toSorted((a, b) => a - b),
  runes: deck.runes.toSorted((a, b) => a - b),
  battlefields: deck.battlefields.toSorted((a, b) => a - b),
  sideboard: sideboard.toSorted((a, b) => a - b),
});

describe("a deck that is written", () => {
  it.each(DECK_FORMS)("as %s reads back as the same deck", (form: DeckForm) => {
    for (const { text } of OWN) {
      const deck = read(text);
      const expected = form === "tts" ? { ...deck, sideboard: [] } : deck; // this form has no sideboard
      expect(contents(read(writeDeck(deck, pool, form)))).toEqual(contents(expected));
    }
  });

  it("keeps order and name in the list", () => {
    for (const { text } of OWN) expect(read(writeDeck(read(text), pool, "list"))).toEqual(read(text));
  });
});

describe("a list", () => {
  const jinx = read(STARTER_DECKS[0].text);
  const sections = STARTER_DECKS[0].text;

  it("may write its headings in other ways", () => {
    const other = sections
      .replace("MainDeck:", "Main Deck (39)")
      .replace("Champion:", "Chosen Champion:")
      .replace("Runes:", "Rune Pool:")
      .replace("Battlefields:", "BATTLEFIELDS");
    expect(contents(read(other))).toEqual(contents(jinx));
  });

  it("may write its entries in other ways", () => {
    const other = sections.replace(/^(\d+) (.*) \((.*)\)$/gm, (_, count, name, id) =>
      id.endsWith("2")
        ? `${count}x ${name}`
        : id.endsWith("3")
          ? `- ${name} x${count}`
          : id.endsWith("4")
            ? `${count} ${id}`
            : `${count} ${name} [${id}/298]`,
    );
    expect(other).not.toBe(sections);
    expect(contents(read(other))).toEqual(contents(jinx));
  });

  it("may stand on the line of its heading", () => {
    const runes = read(sections.replace(/Runes:\n7 Fury Rune\n5 Chaos Rune/, "Runes: 7 Fury Rune 5 Chaos Rune"));
    expect(contents(runes)).toEqual(contents(jinx));
  });

  it("may do without headings: cards go where their type belongs, and the first champion is the chosen one", () => {
    const lines = sections.split("\n").filter((line) => /^\d/.test(line));
    expect(contents(read(lines.join("\n")))).toEqual(contents(jinx));
  });

  it("may call a legend by its subtitle, or with a dash", () => {
    for (const name of ["Loose Cannon", "Jinx - Loose Cannon", "Loose Cannon - Starter"])
      expect(contents(read(sections.replace("Jinx, Loose Cannon", name)))).toEqual(contents(jinx));
  });

  it("may name a card in another language if it gives the id", () => {
    expect(contents(read(sections.replace("Get Excited! (OGN-008)", "兴奋起来！ (OGN-008)")))).toEqual(contents(jinx));
  });

  it("is not read past a name that is near another card's than its id", () => {
    expect(reasons("MainDeck:\n3 Get Exited! (OGN-009)")).toEqual(['2: "Get Exited!" is not a card. Did you mean "Get Excited!"?']);
  });

  it("may lack its champion: that is for the check to say", () => {
    const reading = readDeck(sections.replace(/Champion:\n.*\n/, ""), pool);
    expect(isDeck(reading) && reading.deck.champion).toBe(null);
  });

  it("has one legend at most", () => {
    expect(reasons("Legend:\n1 Jinx, Loose Cannon\n1 Sett, The Boss")).toEqual(['0: A deck has one card under "Legend:"; this one has 2.']);
  });
});

describe("a deck code", () => {
  // Codes that the library of Piltover Archive gives for these cards.
  const CODES: readonly (readonly [version: string, code: string, cards: string, sideboard: string, champion: string | null])[] = [
    ["3", "CMAAAAAAAAAAAAAAAEAQAAAHAEAQAACZAEAQAAAEAAAAAAA", "3 OGN-007, 2 OGN-089, 1 OGN-004", "", null],
    [
      "3, with sideboard and champion",
      "CMAAAAAAAAAQCAAAA4AACAIAABMQAAIBAAAAYAIBAAACOAIBAAAA2AABAEAAAFQBAEAAAWABAAAAY",
      "7 OGN-007, 5 OGN-089, 3 OGN-012, 2 OGN-039, 1 OGN-013",
      "2 OGN-022, 1 OGN-088",
      "OGN-012",
    ],
    [
      "4, with prefixes and variants",
      "CQAAAAAAAAAAAAAAAIAQAAAAA4AQGAABAIAQCBABAECQCAIAAAAFSAABAEAAAAAWAAAQAAAAA4",
      "3 OGN-007, 3 SFD-R02, 2 UNL-R05a, 1 OGN-089",
      "2 OGN-022",
      "OGN-007",
    ],
  ];
  const said = (list: readonly { readonly print: string; readonly count: number }[]): string =>
    list.map(({ print, count }) => `${count} ${print}`).join(", ");

  it.each(CODES)("of version %s is read", (_, code, cards, sideboard, champion) => {
    const deck = decodeDeck(code);
    if (typeof deck === "string") throw new Error(deck);
    expect([said(deck.cards), said(deck.sideboard), deck.champion]).toEqual([cards, sideboard, champion]);
  });

  it.each(CODES.slice(0, 2))("of version %s is written as the library writes it", (_, code) => {
    const deck = decodeDeck(code);
    if (typeof deck === "string") throw new Error(deck);
    expect(encodeDeck(deck)).toEqual({ code });
  });

  it("knows more copies than twelve", () => {
    const deck = {
      cards: [{ print: "VEN-097", count: 20 }],
      sideboard: [{ print: "VEN-050", count: 4 }],
      champion: "VEN-001",
      furtherLegends: [],
    };
    const coded = encodeDeck(deck);
    expect(typeof coded === "string" ? coded : decodeDeck(coded.code)).toEqual(deck);
  });

  it("may have further legends", () => {
    const code = "CYAAEAYBAIAAABAJAEAQCAAABUAAAAYAACMAEAAAUABAAAFEAI";
    expect(decodeDeck(code)).toMatchObject({ furtherLegends: ["OGN-280", "OGN-288", "OGN-292"] });
    const reading = readDeck(code, pool);
    const names = isDeck(reading) ? (reading.deck.furtherLegends ?? []).map((card) => pool.cards[card].data.id) : [];
    expect(names).toEqual(["OGN-280", "OGN-288", "OGN-292"]);
  });

  it("that is cut off, of another format, or none says so", () => {
    expect(reasons("CMAAAAAAAAAQCAAAA4AACAIA")).toEqual(["0: This deck code cannot be read: it ends too early."]);
    expect(reasons("AAAAAAAAAAAAAAAAAAAAAAAA")).toEqual([
      "0: This deck code cannot be read: it is of format 0, version 0; formats and versions from 1.1 to 1.6 are known.",
    ]);
    expect(decodeDeck("C1A")).toBe("a deck code has letters from A to Z and digits from 2 to 7 only.");
  });
});

describe("what programs export", () => {
  const [first] = TOURNAMENT_DECKS;
  const ids = writeDeck(read(first.text), pool, "tts").trim();

  it("as ids may hold another print of a card", () => {
    expect(contents(read(ids.replaceAll("OGN-007-1", "OGN-007a-2")))).toEqual(contents(read(ids)));
  });

  it("as ids in base 64 is read too", () => {
    expect(contents(read(btoa(ids.replaceAll(" ", "$"))))).toEqual(contents(read(ids)));
  });

  it("as a link of TCG Arena holds a list", () => {
    const list = writeDeck(read(first.text), pool, "plain");
    const link = `https://tcg-arena.fr/import?game=Riftbound&name=x&id=y&deck=${encodeURIComponent(encodeURIComponent(btoa(list)))}`;
    expect(contents(read(link))).toEqual(contents(read(first.text)));
  });

  it("with an id that no card has says which", () => {
    expect(reasons("OGN-251-1 OGN-999-1")).toEqual(["0: There is no card OGN-999."]);
  });
});

describe("what is no deck", () => {
  const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const isRead = (text: string): boolean => {
    const reading = readDeck(text, pool);
    return isDeck(reading) || reading.errors.every(({ line, reason }) => line >= 0 && reason.endsWith(".") !== reason.endsWith("?"));
  };

  it.each(["__proto__", "constructor:", "3 __proto__", "toString:\n3 Gust"])("is told why, even %j", (text) => {
    expect(isRead(text)).toBe(true);
  });

  it("is told why, whatever it is", () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), isRead));
    fc.assert(
      fc.property(fc.array(fc.constantFrom("3", "x", "Gust", "Legend:", "(OGN-001)", "\n", "#", ":", "-"), { maxLength: 12 }), (words) =>
        isRead(words.join(" ")),
      ),
    );
  });

  it("is told why, if it looks like a deck code", () => {
    const letters = fc.array(fc.constantFrom(...LETTERS), { minLength: 12, maxLength: 80 });
    fc.assert(
      fc.property(letters, fc.constantFrom("CE", "CM", "CQ", "CU", "CY", "AA"), (rest, start) => isRead(`${start}AA${rest.join("")}`)),
    );
  });

  it("is told why, if a code asks for more copies than there can be", () => {
    const coded = encodeDeck({ cards: [{ print: "VEN-097", count: 5000 }], sideboard: [], champion: null, furtherLegends: [] });
    expect(reasons(typeof coded === "string" ? "" : coded.code)).toEqual([
      "0: This deck code cannot be read: a card in it is there 5000 times.",
    ]);
  });
});

describe("a deck for another site", () => {
  it.each(DECK_SITES.map(({ id }) => id))("is read again as the same deck: %s", (id) => {
    const site = DECK_SITES.find((one) => one.id === id);
    for (const { text } of OWN) {
      const deck = read(text);
      const written = site?.write({ ...deck, name: "Größe & 力 / 1" }, pool) ?? "";
      if (site?.takes === "link") expect(new URL(written).protocol).toBe("https:");
      expect(contents(read(written))).toEqual(contents(deck));
    }
  });
});

describe("an address that is pasted", () => {
  const deck = read(STARTER_DECKS[0].text);
  const code = writeDeck(deck, pool, "code").trim();

  it.each([
    `https://piltoverarchive.com/deckbuilder?code=${code}`,
    `https://play.riftatlas.com/?deckCode=${code}`,
    `https://rulebound.example/decks?code=${code}&name=Mine`,
    `http://127.0.0.1:4390/decks/shared#${code}/${encodeURIComponent("Für Jinx / zwei")}`,
    `https://somewhere.example/d/${code.toLowerCase()}`,
  ])("is read where it carries a deck code: %#", (link) => {
    expect(contents(read(link))).toEqual(contents(deck));
  });

  it("brings the deck's name along where it has one", () => {
    expect(read(`https://rulebound.example/decks?code=${code}&name=Mine`).name).toBe("Mine");
    expect(read(`https://rulebound.example/decks/shared#${code}/My%20deck`).name).toBe("My deck");
  });

  it.each([
    ["https://piltoverarchive.com/decks/view/00000000-0000-0000-0000-000000000001", "piltoverarchive.com"],
    ["https://www.riftdecks.com/riftbound-metagame/deck-x-1", "riftdecks.com"],
    ["https://riftmana.com/decks/some-deck/", "riftmana.com"],
    ["https://riftbound.gg/decks/some-slug/?code=nope", "riftbound.gg"],
    [`https://example.com/?code=${"A".repeat(400)}`, "example.com"],
  ])("says what to do where only the site has the deck: %s", (link, site) => {
    const reading = readDeck(link, pool);
    expect(isDeck(reading)).toBe(false);
    if (isDeck(reading)) return;
    expect(reading.errors).toHaveLength(1);
    expect(reading.errors[0].site).toBe(site);
    expect(reading.errors[0].reason).toContain("copy the deck as text or as a deck code");
  });

  it("is refused, without being read, when it is too long for a deck", () => {
    for (const long of ["3 Get Excited!\n".repeat(50_000), "A".repeat(10_000_000), `https://x.example/?code=${"A".repeat(5_000_000)}`]) {
      const from = performance.now();
      expect(reasons(long)).toEqual([expect.stringContaining("This is no deck: it has")]);
      expect(performance.now() - from).toBeLessThan(50);
    }
  });

  it("never throws, whatever stands in it", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (link) => {
        readDeck(link, pool);
      }),
    );
    for (const odd of ["http://", "https://%", "https://x/#%E0%A4%A", "https://x/?code=%", "https://[::1"])
      expect(() => readDeck(odd, pool)).not.toThrow();
  });
});
