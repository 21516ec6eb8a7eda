/** Every card in Chinese: nothing left in English, the same symbols and numbers, and every part that can be asked for. */
import { CARDS } from "@rulebound/cards";
import { type CardData, type Filter, renderCard, renderParts } from "@rulebound/engine/language";
import { describe, expect, it } from "vitest";
import { CARDS as chinese } from "../src/zh/cards/index.ts";
import { KEYWORD_NAMES } from "../src/zh/keywords.ts";

const BRACKETS = /\[([^\]]*)\]/g;
const bracketsOf = (text: string): string[] => [...text.matchAll(BRACKETS)].map(([token]) => token).sort();

const SPELLED: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, twice: 2 };
/** English spells some numbers; Chinese writes all of them in digits, but for "a unit" and ordinals. */
const numbersOf = (text: string): string[] =>
  [
    ...text
      .replace(BRACKETS, "")
      .replace(/\b[a-z]+\b/g, (word) => ` ${SPELLED[word] ?? ""} `)
      .matchAll(/\d+/g),
  ]
    .map(([number]) => number)
    .sort();

/** Names of cards, tags and tokens stay as they are; a card with a title may go by its name alone. */
const NAMES = [...new Set(CARDS.flatMap(({ name, tags = [] }) => [name, name.split(",")[0] ?? name, ...tags])), "Bilgewater"].sort(
  (one, other) => other.length - one.length,
);
const withoutNames = (text: string): string => NAMES.reduce((rest, name) => rest.replaceAll(name, ""), text.replace(BRACKETS, ""));

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

/** How often each text stands on cards, by the English one. */
const both = (card: CardData) => ({ zh: chinese.renderCard(card), en: renderCard(card) });

describe("cards in Chinese", () => {
  it("are all there", () => {
    expect(CARDS.length).toBeGreaterThan(1000);
    for (const card of CARDS) {
      const { zh, en } = both(card);
      expect([zh.text === "", zh.attachedText === ""], card.name).toEqual([en.text === "", en.attachedText === ""]);
      expect(zh.text, card.name).not.toMatch(/undefined|null|，，|。。|，。|的的|、的|且的| {2}/);
    }
  });

  it("have no words of another language but names", () => {
    const foreign = CARDS.flatMap((card) => {
      const { text, attachedText } = chinese.renderCard(card);
      return /[A-Za-z]/.test(withoutNames(text + attachedText)) ? [`${card.name}: ${text}`] : [];
    });
    expect(foreign).toEqual([]);
  });

  it("have the symbols, keywords and numbers of the English text", () => {
    for (const card of CARDS) {
      const { zh, en } = both(card);
      for (const part of ["text", "attachedText"] as const) {
        expect(bracketsOf(zh[part]), `${card.name}: ${zh[part]}`).toEqual(bracketsOf(en[part]));
        expect(numbersOf(zh[part]), `${card.name}: ${zh[part]}`).toEqual(numbersOf(en[part]));
      }
    }
  });

  it("differ where the English texts differ", () => {
    const english = new Map<string, Set<string>>();
    for (const card of CARDS) {
      const { zh, en } = both(card);
      english.set(zh.text, (english.get(zh.text) ?? new Set()).add(en.text));
    }
    expect([...english].filter(([, texts]) => texts.size > 1)).toEqual([]);
  });

  it("have the same parts as in English, each part of the whole", () => {
    for (const card of CARDS) {
      const data = dataOf(card);
      const zh = chinese.renderParts(card);
      const own = (parts: ReadonlyMap<object, string>) => [...parts.keys()].filter((part) => data.has(part));
      expect(new Set(own(zh)), card.name).toEqual(new Set(own(renderParts(card))));
      expect(chinese.renderParagraphs(card), card.name).toHaveLength(card.abilities.length + (card.effectText?.length ?? 0));
    }
  });

  it("ask for what is to be chosen", () => {
    const unasked: string[] = [];
    let asked = 0;
    for (const card of CARDS)
      for (const filter of chosenIn(card)) {
        const english = [...renderParts(card, filter).values()].join("\n");
        const text = [...chinese.renderParts(card, filter).values()].join("\n");
        if (!/\bwhich\b/.test(english)) continue;
        asked++;
        if (!text.includes("哪")) unasked.push(`${card.name}: ${text}`);
      }
    expect(asked).toBeGreaterThan(500);
    expect(unasked).toEqual([]);
  });

  it("have a name for every keyword that they show", () => {
    const symbols = /^(\d+|X|[MAC]|Exhaust|Fury|Calm|Mind|Body|Chaos|Order|>>?)$/;
    const words = CARDS.flatMap((card) => bracketsOf(renderCard(card).text)).map((token) => token.slice(1, -1).replace(/ \d+$/, ""));
    expect([...new Set(words)].filter((word) => !symbols.test(word) && !Object.hasOwn(KEYWORD_NAMES, word))).toEqual([]);
  });

  it("say what they do in the order of Chinese", () => {
    const text = (name: string) => chinese.renderCard(CARDS.find((card) => card.name === name) as CardData).text;
    expect(text("Hextech Ray")).toBe("[Action]\n对战场上的一名单位造成3点伤害。");
    expect(text("Gust")).toBe("[Reaction]\n将战场上的一名战力不高于3[M]的单位返回所有者的手牌。");
    expect(text("Ahri, Inquisitive")).toBe("当我进攻或防守时，使此处的一名敌方单位在本回合内获得-2[M]（最低为1[M]）。");
    expect(text("Kayle, Justified")).toContain("我每[Empowered]一次，便获得+2[M]。");
  });
});
