import { CARDS, STARTER_DECKS, TOURNAMENT_DECKS } from "@rulebound/cards";
import { REASONS } from "@rulebound/engine/internal";
import { SERVER_REASONS, type ServerReasonKey, serverReason, whySaid } from "@rulebound/protocol/server-reasons";
import { describe, expect, it } from "vitest";
import { de } from "../src/strings/de/index.ts";
import { en } from "../src/strings/en/index.ts";
import { completed, missingIn } from "../src/strings/partly.ts";
import { asSentence } from "../src/strings/refusals.ts";
import { translated, zh } from "../src/strings/zh/index.ts";

/** Words without what stands for names in them; functions are asked with names and numbers. */
function said(words: unknown, path = ""): (readonly [string, string])[] {
  if (typeof words === "string") return [[path, words]];
  if (typeof words === "function") {
    const some = Array.from({ length: words.length }, (_, at) => (at === 0 ? 2 : at));
    try {
      return [[path, String((words as (...given: unknown[]) => unknown)(...some))]];
    } catch {
      return []; // asks for a list, or for something of its own
    }
  }
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([key, one]) => said(one, path === "" ? key : `${path}.${key}`));
}

/** These name keys of the keyboard, or what is typed. */
const NAME_KEYS = /^board\.keys|^match\.keys$|^decks\.(hint|toTake)$|^judge\.setup\.searchHint$/;

/** Names of cards stay as they are, in whole or without what stands behind the comma. */
const CARD_NAMES = [...new Set(CARDS.flatMap(({ name }) => [name, name.split(",")[0]]))].sort((a, b) => b.length - a.length);
const withoutCards = (text: string): string => CARD_NAMES.reduce((left, name) => left.replaceAll(name, ""), text);

describe("what a deck wants", () => {
  it("is said in every language, of each deck that comes with the page", () => {
    const ids = [...STARTER_DECKS, ...TOURNAMENT_DECKS].map(({ id }) => id);
    for (const { plans } of [de, zh]) expect(Object.keys(plans)).toEqual(ids);
  });
});

describe("what a server says", () => {
  const blanks = (text: string): string[] => [...text.matchAll(/\{\d\}/g)].map(([blank]) => blank).sort();

  it.each([
    ["German", de.server],
    ["Chinese", zh.server],
  ] as const)("has a sentence in %s for each in English, that speaks of the same", (_, words) => {
    const same: string[] = [];
    for (const [reason, english] of Object.entries(SERVER_REASONS)) {
      const said = words[reason as ServerReasonKey];
      expect(blanks(said ?? ""), reason).toEqual(blanks(english));
      if (said === english) same.push(reason);
    }
    expect(same).toEqual(["closedBecause"]); // what an older server said in words
  });

  it("has no key that the game has", () => {
    expect(Object.keys(SERVER_REASONS).filter((key) => key in REASONS)).toEqual([]);
  });

  it("is put together from its parts", () => {
    const german = whySaid(de.server, () => "die Karte fehlt");
    expect(german(serverReason("deckLine", 3, { reason: "notACard", given: ["Jinks"] }))).toBe("Zeile 3: die Karte fehlt");
    expect(german(serverReason("tooManySeats", 5))).toContain("an 5 Tischen");
  });

  it("stands by itself as sentences do", () => {
    expect(["nobody is there", "Ist sie gemeint?", "没有空座位"].map(asSentence)).toEqual([
      "Nobody is there.",
      "Ist sie gemeint?",
      "没有空座位。",
    ]);
  });
});

describe("words in Chinese", () => {
  it("are missing here, and nowhere else", () => {
    expect(missingIn(en, translated)).toEqual([
      "decks.placeholder",
      "judge.next.whyNotHint",
      "judge.setup.fact.keywordsHint",
      "judge.setup.fact.attachedHint",
    ]);
  });

  it("are in English where they are missing", () => {
    expect(zh.decks.placeholder).toBe(en.decks.placeholder);
    expect(zh.board.endTurn).toBe("结束回合");
    expect(completed({ one: { two: "two", three: "three" } }, { one: { two: "zwei" } })).toEqual({ one: { two: "zwei", three: "three" } });
    expect(missingIn({ one: { two: "two", three: "three" } }, { one: { two: "zwei" } })).toEqual(["one.three"]);
  });

  it("have no others among them but names, keys and units of files", () => {
    const latin = said(translated)
      .map(
        ([path, text]) =>
          [
            path,
            withoutCards(
              text.replace(
                /Rulebound|Riftbound|Riot Games|OGN-007\.png|Hidden Blade\.jpg|Tabletop Simulator|Pixelborn|TCG Arena|Piltover Archive|Rift Atlas|npm start|rulebound serve|JSON|CSV|YAML|401 in 1\.2|tank|undefined|按V/g,
                "",
              ),
            ),
          ] as const,
      )
      .filter(([path, text]) => /[A-Za-z]{2}|[A-Za-z](?![.\d])/.test(text.replace(/\d+(\.\w+)+/g, "")) && !NAME_KEYS.test(path));
    expect(latin).toEqual([]);
  });
});
