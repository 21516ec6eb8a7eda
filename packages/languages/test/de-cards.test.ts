/** Every card in German: no word that the lexicon does not know, the same symbols and numbers, and every part that can be asked for. */
import { CARDS, CardFinder } from "@rulebound/cards";
import { type CardData, type Filter, renderCard, renderParts } from "@rulebound/engine/language";
import { describe, expect, it } from "vitest";
import { CARDS as german } from "../src/de/cards/index.ts";
import { KEYWORD_NAMES } from "../src/de/keywords.ts";
import { LEXICON } from "./de-lexicon.ts";

const BRACKETS = /\[([^\]]*)\]/g;
/** The key of a bracket is the same in every language; behind a bar is how it is shown. */
const keyOf = (token: string): string => token.replace(/\|.*$/, "");
/** "[Burn 2]" may be "[Burn|verbrenne] 2": its number is counted as one. Arrows only lead from one to the other. */
const bracketsOf = (text: string): string[] =>
  [...text.matchAll(BRACKETS)]
    .map(([, token = ""]) => keyOf(token).replace(/^(Burn|Predict) \d+$/, "$1"))
    .filter((token) => !/^>>?$/.test(token))
    .sort();

const SPELLED: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, twice: 2, second: 2, third: 3, both: 2 },
  ...{ zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, zweimal: 2, dreimal: 3, beide: 2 },
  ...{ zweite: 2, zweiten: 2, dritten: 3 },
};
/** Every number but one, which both languages say as an article where they like. */
const numbersOf = (text: string): string[] =>
  [
    ...text
      .replace(/\[(?:Burn|Predict) (\d+)\]/g, " $1 ")
      .replace(BRACKETS, "")
      .replace(/ihr beide/gi, "")
      .replace(/[\p{L}]+/gu, (word) => ` ${SPELLED[word.toLowerCase()] ?? ""} `)
      .matchAll(/\d+/g),
  ]
    .map(([number]) => number)
    .filter((number) => number !== "1")
    .sort();

/** Names of cards, tags and tokens stay as they are; a card with a title may go by its name alone. */
const NAMES = [...new Set([...CARDS.flatMap(({ name, tags = [] }) => [name, name.split(",")[0] ?? name, ...tags]), "Bilgewater"])].sort(
  (one, other) => other.length - one.length,
);
const ANY_NAME = new RegExp(
  `(?<![\\p{L}])(?:${NAMES.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})s?(?![\\p{L}])`,
  "gu",
);
const withoutNames = (text: string): string => text.replace(ANY_NAME, " ");
const shownWords = (text: string): string[] =>
  withoutNames(text.replace(BRACKETS, (_, token: string) => (token.includes("|") ? (token.split("|")[1] ?? "") : " "))).match(
    /[\p{L}]+/gu,
  ) ?? [];

/** The objects of a card's data, and the filters among them that something is chosen by. */
function within(value: unknown, found = new Set<object>()): ReadonlySet<object> {
  if (typeof value === "object" && value !== null && !found.has(value)) {
    found.add(value);
    for (const one of Object.values(value)) within(one, found);
  }
  return found;
}
const dataOf = (card: CardData): ReadonlySet<object> => within([card.abilities, card.effectText ?? []]);
const chosenIn = (card: CardData): Filter[] =>
  [...dataOf(card)].flatMap((one) =>
    "a" in one && typeof one.a === "object" ? [one.a as Filter] : "pick" in one ? [one.pick as Filter] : [],
  );

const both = (card: CardData) => ({ de: german.renderCard(card), en: renderCard(card) });

describe("cards in German", () => {
  it("are all there", () => {
    expect(CARDS.length).toBeGreaterThan(1000);
    for (const card of CARDS) {
      const { de, en } = both(card);
      expect([de.text === "", de.attachedText === ""], card.name).toEqual([en.text === "", en.attachedText === ""]);
      expect(de.text, card.name).not.toMatch(/undefined|null|object|,,|\.\.|,\.| ,| \.| {2}|⟨|⟩|^[a-zäöü]|\n[a-zäöü]|\. [a-zäöü]/);
    }
  });

  it("have no words but those of the lexicon, and names", () => {
    const known = new Set(LEXICON.map((word) => word.toLowerCase()));
    const unknown = new Map<string, string>();
    for (const card of CARDS) {
      const { text, attachedText } = german.renderCard(card);
      const parts = [...german.renderParts(card).values()].join("\n");
      for (const word of shownWords(`${text}\n${attachedText}\n${parts}`)) if (!known.has(word.toLowerCase())) unknown.set(word, card.name);
    }
    expect([...unknown]).toEqual([]);
  });

  it("have the symbols, keywords and numbers of the English text", () => {
    const different = CARDS.flatMap((card) => {
      const { de, en } = both(card);
      return (["text", "attachedText"] as const).flatMap((part) => {
        const [ours, theirs] = [de[part], en[part]].map((text) => [...bracketsOf(text), ...numbersOf(text)].join(" "));
        return ours === theirs ? [] : [`${card.name}: ${de[part]} (${ours}, not ${theirs})`];
      });
    });
    expect(different).toEqual([]);
  });

  it("differ where the English texts differ", () => {
    const english = new Map<string, Set<string>>();
    for (const card of CARDS) {
      const { de, en } = both(card);
      english.set(de.text, (english.get(de.text) ?? new Set()).add(en.text));
    }
    expect([...english].filter(([, texts]) => texts.size > 1)).toEqual([]);
  });

  it("have the same parts as in English", () => {
    const missing = CARDS.flatMap((card) => {
      const data = dataOf(card);
      const parts = german.renderParts(card);
      expect(german.renderParagraphs(card), card.name).toHaveLength(card.abilities.length + (card.effectText?.length ?? 0));
      return [...renderParts(card)].flatMap(([part, text]) => (!data.has(part) || parts.get(part) ? [] : [`${card.name}: ${text}`]));
    });
    expect(missing).toEqual([]);
  });

  it("ask for what is to be chosen", () => {
    const unasked: string[] = [];
    let asked = 0;
    for (const card of CARDS)
      for (const filter of chosenIn(card)) {
        const english = [...renderParts(card, filter).values()].join("\n");
        if (!/\bwhich\b/.test(english)) continue;
        asked++;
        const text = [...german.renderParts(card, filter).values()].join("\n");
        if (!/\b[Ww]elche[rnsm]?\b/.test(text)) unasked.push(`${card.name}: ${text}`);
      }
    expect(asked).toBeGreaterThan(500);
    expect(unasked).toEqual([]);
  });

  it("have a name for every keyword that they show", () => {
    const symbols = /^(\d+|X|[MAC]|Exhaust|Fury|Calm|Mind|Body|Chaos|Order|>>?)$/;
    const words = CARDS.flatMap((card) => bracketsOf(renderCard(card).text)).map((token) => token.replace(/ \d+$/, ""));
    expect([...new Set(words)].filter((word) => !symbols.test(word) && !Object.hasOwn(KEYWORD_NAMES, word))).toEqual([]);
  });

  it("decline, conjugate and put the verb where it belongs", () => {
    const text = (name: string) => german.renderCard(CARDS.find((card) => card.name === name) as CardData).text;
    expect(text("Hextech Ray")).toBe("[Action]\nFüge einer Einheit auf einem Schlachtfeld 3 Schaden zu.");
    expect(text("Gust")).toBe(
      "[Reaction]\nGib eine Einheit mit höchstens 3 [M] auf einem Schlachtfeld auf die Hand ihres Besitzers zurück.",
    );
    expect(text("Traveling Merchant")).toBe("Wenn ich mich bewege, wirfst du 1 Karte ab und ziehst dann 1 Karte.");
    expect(text("Solari Shrine")).toBe(
      "Wenn du eine betäubte gegnerische Einheit tötest, darfst du diese Ausrüstung erschöpfen, um 1 Karte zu ziehen.",
    );
    expect(text("Highlander")).toContain("heilst du sie stattdessen, erschöpfst sie und rufst sie zurück.");
    expect(text("Fizz, Trickster")).toContain(
      "einen Zauber mit Energiekosten von höchstens [3] aus deiner Ablage spielen, ohne seine Energiekosten zu zahlen. Recycle ihn dann.",
    );
  });

  it("are found by German words, and still by English ones", () => {
    const cards = CARDS.filter(({ name }) => ["Garbage Grabber", "Hextech Ray", "Solari Shieldbearer"].includes(name));
    const finder = new CardFinder(cards, (card) => german.renderCard(card).text);
    expect(finder.find("betäubst", "de").cards.map(({ name }) => name)).toEqual(["Solari Shieldbearer"]);
    expect(finder.find("Ablage recyceln", "de").cards[0]?.name).toBe("Garbage Grabber");
    expect(finder.find("stun", "de").cards.map(({ name }) => name)).toEqual(["Solari Shieldbearer"]);
  });
});
