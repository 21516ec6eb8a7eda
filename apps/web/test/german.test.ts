import { CARDS } from "@rulebound/cards";
import { EVENT_TYPES, eventWords, REASONS, type ReasonKey } from "@rulebound/engine/internal";
import { GISTS } from "@rulebound/rules/gists";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { spokenText } from "../src/card/index.ts";
import { gameWordsNow, startLanguage, stringsNow } from "../src/strings/index.ts";
import { Reading } from "./german-games.ts";
import { englishWords, LEXICON, strangersIn } from "./german-words.ts";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "de" }));

/** Words of the lexicon that are English words too, or letters and signs of the book. Everything else in it is German alone. */
const IN_BOTH = new Set(
  `also am an bonus champion champions chaos deck decks die dies falls form format hand in legion lies links logo lose match matches moment
   mulligan name neutral normal null orange passive passives permanent permanents person phase plus private recycle rest rune set
   showdown showdowns sideboard so symbol tank tanks team teams text vision war was will zone
   action reaction fepr hot riftbound a b c d e g m n o p r s t x y`.match(/\S+/g),
);

/** What is not German, under where it was read. */
const strangersOf = (texts: Iterable<readonly [text: string, where: string]>): readonly string[] =>
  [...texts].flatMap(([text, where]) => {
    const strangers = strangersIn(text);
    return strangers.length === 0 ? [] : [`${strangers.join(", ")} in ${where}: ${text}`];
  });

beforeAll(startLanguage);

describe("a German player", () => {
  it("reads no English word but names in twenty games: log, questions, options, buttons, refusals, sums, cards", () => {
    const reading = new Reading(stringsNow(), gameWordsNow());
    for (let seed = 1; seed <= 20; seed++) reading.play(seed);
    expect(strangersOf(reading.texts)).toEqual([]);
    expect(reading.cards.size).toBeGreaterThan(500);
    expect(reading.asked).toBeGreaterThan(1000);
    const kinds = new Set([...reading.texts.values()].map((where) => where.split(" ", 1)[0]));
    expect([...kinds].sort()).toEqual(["action", "button", "card", "log", "option", "question", "refusal", "sum"]);
  }, 120_000);

  it("reads none on any card, in any reason, in any rule", async () => {
    const { speech, refusal, gists } = gameWordsNow();
    const { card } = stringsNow();
    const ofCards = CARDS.flatMap((data) => {
      const { text, attachedText } = speech.renderCard(data);
      return [text, attachedText, ...speech.renderParts(data).values()].map((one) => [spokenText(one, card), data.name] as const);
    });
    const reasons = Object.keys(REASONS).map(
      (reason) => [refusal({ reason: reason as ReasonKey, given: ["", "", "", ""] }), reason] as const,
    );
    const rules = Object.entries(await gists()).map(([rule, words]) => [`${words?.title ?? ""} ${words?.text}`, rule] as const);
    expect(strangersOf([...ofCards, ...reasons, ...rules])).toEqual([]);
  });
});

describe("the lexicon", () => {
  it("has no English word that is not German, too", () => {
    const english = englishWords();
    expect([...LEXICON].filter((word) => english.has(word) && !IN_BOTH.has(word))).toEqual([]);
  });

  it("finds every English sentence out", () => {
    const names = { player: "Anna", object: "Defy", source: "Defy", at: "Zaun Warrens", from: null, to: null };
    const lines = EVENT_TYPES.map((type) => eventWords({ type, amount: 2, result: "" }, names));
    const sentences = [...lines, ...Object.values(REASONS), ...Object.values(GISTS).map(({ text }) => text)].filter((text) =>
      text.includes(" "),
    );
    expect(sentences.length).toBeGreaterThan(2000);
    expect(sentences.filter((text) => strangersIn(text).length === 0)).toEqual(["Rune Deck"]); // both are German words
    expect(strangersIn("Du draws Defy")).toEqual(["draws"]);
  });
});
