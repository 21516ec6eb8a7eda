import { EVENT_TYPES, type EventType, REASONS, type ReasonKey } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { type LogNames, loadLanguage } from "../src/index.ts";

const chinese = await loadLanguage("zh");

const NOTHING: LogNames = { player: null, object: null, source: null, at: null, from: null, to: null };
const YOU = { name: "你", isYou: true };
const ANNA = { name: "Anna", isYou: false };
const event = (type: EventType, amount = 1, result = "") => ({ type, amount, result });

describe("a line of the log in Chinese", () => {
  it("speaks to whoever reads it, and of everybody else", () => {
    expect(chinese.logLine(event("drew"), { ...NOTHING, player: YOU, object: "Defy" })).toBe("你抽到Defy");
    expect(chinese.logLine(event("drew"), { ...NOTHING, player: ANNA })).toBe("Anna抽到一张牌");
    expect(chinese.logLine(event("turnBegan"), { ...NOTHING, player: YOU })).toBe("你的回合开始");
    expect(chinese.logLine(event("gaveMight", -2), { ...NOTHING, object: "Poro" })).toBe("Poro获得−2战力");
  });

  it("says where, where from and where to", () => {
    const moved = { ...NOTHING, object: "Poro", from: { base: YOU }, to: { battlefield: "Zaun Warrens" } };
    expect(chinese.logLine(event("moved"), moved)).toBe("Poro从你的基地移动到Zaun Warrens");
    const returned = { ...NOTHING, object: "Poro", from: { zone: 4 }, to: { zone: 2 } };
    expect(chinese.logLine(event("returned"), returned)).toBe("Poro从废牌堆返回手牌");
    expect(chinese.logLine(event("combatEnded"), { ...NOTHING, at: { battlefield: "Zaun Warrens" } })).toBe("在Zaun Warrens的战斗结束");
  });

  it("counts resources by their domains", () => {
    expect(chinese.logLine(event("added", 2, "0,0,6"), { ...NOTHING, player: YOU, source: "Seal" })).toBe(
      "你通过Seal获得2点法力和2点炽烈符能和1点任意符能",
    );
  });

  it("is there for every event, and has no words of another language but names", () => {
    const all: LogNames = {
      player: ANNA,
      object: "Poro",
      source: "Defy",
      at: { battlefield: "Zaun" },
      from: { zone: 2 },
      to: { base: ANNA },
    };
    for (const type of EVENT_TYPES)
      for (const names of [NOTHING, all, { ...all, player: YOU }]) {
        const line = chinese.logLine(event(type), names);
        expect(line.replace(/Anna|Poro|Defy|Zaun/g, ""), `${type}: ${line}`).toMatch(/^[\p{Script=Han}\d：，+−]+$/u);
      }
  });
});

describe("a refusal in Chinese", () => {
  it("names whatever it names in English, and nothing in another language", () => {
    const blanks = (text: string) => [...text.matchAll(/\{(\d)\}/g)].map(([blank]) => blank).sort();
    for (const [key, text] of Object.entries(REASONS)) {
      const said = chinese.refusal({ reason: key as ReasonKey, given: ["{0}", "{1}", "{2}", "{3}"] });
      expect(blanks(said), key).toEqual(blanks(text));
      expect(said, key).not.toMatch(/[A-Za-z]/);
    }
    expect(chinese.refusal({ reason: "outsideIdentity", given: ["Defy", { domains: 3 }, { domains: 0 }] })).toBe(
      "Defy（炽烈/翠意）不属于传奇的符文特性（无特性）",
    );
  });
});
