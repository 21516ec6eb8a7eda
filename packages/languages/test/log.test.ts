import { EVENT_TYPES, type EventType, REASONS, type ReasonKey } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { english, type LogNames, loadLanguage } from "../src/index.ts";

const german = await loadLanguage("de");

const NOTHING: LogNames = { player: null, object: null, source: null, at: null, from: null, to: null };
const YOU = { name: "Du", isYou: true };
const ANNA = { name: "Anna", isYou: false };
const event = (type: EventType, amount = 1, result = type === "named" ? "Yordle" : "") => ({ type, amount, result });

describe("a line of the log", () => {
  it("speaks to whoever reads it, and of everybody else", () => {
    const drew = (player: LogNames["player"], object: string | null) => ({ ...NOTHING, player, object });
    expect(english.logLine(event("drew"), drew(YOU, "Defy"))).toBe("You draw Defy");
    expect(german.logLine(event("drew"), drew(YOU, "Defy"))).toBe("Du ziehst Defy");
    expect(english.logLine(event("drew"), drew(ANNA, null))).toBe("Anna draws a card");
    expect(german.logLine(event("drew"), drew(ANNA, null))).toBe("Anna zieht eine Karte");
    expect(german.logLine(event("looked", 2), drew(YOU, null))).toBe("Du siehst dir 2 Karten an");
    expect(german.logLine(event("looked", 1), drew(ANNA, null))).toBe("Anna sieht sich 1 Karte an");
    expect(german.logLine(event("turnBegan"), drew(YOU, null))).toBe("Dein Zug beginnt");
  });

  it("tells a battlefield that is replaced (438) from an event (370.1)", () => {
    const ofBattlefield = { ...NOTHING, object: "Zaun Warrens", source: "Brush", at: { battlefield: "Zaun Warrens" } };
    expect(english.logLine(event("replaced"), ofBattlefield)).toBe("Zaun Warrens is replaced by Brush");
    expect(german.logLine(event("replaced"), ofBattlefield)).toBe("Zaun Warrens wird durch Brush ersetzt");
    expect(german.logLine(event("replaced"), { ...NOTHING, source: "Brush" })).toBe("Brush ersetzt, was sonst geschähe");
  });

  it("says in German where, where from and where to", () => {
    const moved = { ...NOTHING, object: "Poro", from: { base: YOU }, to: { battlefield: "Zaun Warrens" } };
    expect(german.logLine(event("moved"), moved)).toBe("Poro bewegt sich aus deiner Basis nach Zaun Warrens");
    expect(english.logLine(event("moved"), moved)).toBe("Poro moves from your base to Zaun Warrens");
    expect(german.logLine(event("recalled"), { ...NOTHING, object: "Poro", to: { base: ANNA } })).toBe(
      "Poro wird in die Basis von Anna zurückgerufen",
    );
    expect(german.logLine(event("returned"), { ...NOTHING, object: "Poro", from: { zone: 4 }, to: { zone: 2 } })).toBe(
      "Poro kehrt aus der Ablage auf die Hand zurück",
    );
    expect(german.logLine(event("died"), { ...NOTHING, object: "Poro", at: { battlefield: "Zaun Warrens" } })).toBe(
      "Poro stirbt bei Zaun Warrens",
    );
  });

  it("counts resources by their domains", () => {
    expect(german.logLine(event("added", 2, "0,0,6"), { ...NOTHING, player: YOU, source: "Seal" })).toBe(
      "Du erzeugst 2 Energie und 2 Kraft (Zorn) und 1 Kraft (beliebig) im Runenvorrat mit Seal",
    );
  });

  it("is there for every event, with all it could speak of or with nothing", () => {
    const all: LogNames = { player: ANNA, object: "Poro", source: "Defy", at: { battlefield: "Zaun" }, from: { zone: 2 }, to: { zone: 4 } };
    for (const type of EVENT_TYPES)
      for (const names of [NOTHING, all]) {
        const line = german.logLine(event(type), names);
        expect(line, type).toMatch(/^[A-ZÄÖÜ].*[\p{L}\d]$/u);
        expect(line, type).not.toMatch(/ {2}|undefined|null/);
        expect(line, type).not.toBe(english.logLine(event(type), names));
      }
  });
});

describe("a refusal", () => {
  it("is said in German with the names and numbers that it speaks of", () => {
    expect(german.refusal({ reason: "copies", given: [4, "Defy", 3] })).toBe("Defy ist 4-mal dabei; höchstens 3-mal ist erlaubt");
    expect(german.refusal({ reason: "outsideIdentity", given: ["Defy", { domains: 3 }, { domains: 0 }] })).toBe(
      "Defy (Zorn/Ruhe) liegt außerhalb der Domänen der Legende (keine Domäne)",
    );
    expect(german.refusal({ reason: "withSideboard", given: [{ reason: "notARune", given: ["Defy"] }] })).toBe(
      "Mit dem Sideboard zusammen: Defy ist keine Rune",
    );
  });

  it("names in German whatever it names in English", () => {
    const blanks = (text: string) => [...text.matchAll(/\{(\d)\}/g)].map(([blank]) => blank).sort();
    for (const [key, text] of Object.entries(REASONS)) {
      const given = ["{0}", "{1}", "{2}", "{3}"];
      expect(blanks(german.refusal({ reason: key as ReasonKey, given })), key).toEqual(blanks(text));
    }
  });
});
