import { describe, expect, it } from "vitest";
import { banListOf, CARDS, FORMATS, factsOf, idOfPrint, SETS } from "../src/index.ts";
import { publishedById as byId, present, published, whetherPresent } from "./published.ts";

const named = (name: string) => {
  const card = CARDS.find((one) => one.name === name);
  if (card === undefined) throw new Error(`${name} is not a card`);
  return factsOf(card);
};

describe("the facts about a card", () => {
  it("split the name of a champion or legend", () => {
    expect(named("Jinx, Loose Cannon")).toMatchObject({ shortName: "Jinx", subtitle: "Loose Cannon" });
    expect(named("Heisho, Shell of the World")).toMatchObject({ shortName: "Heisho, Shell of the World", subtitle: null });
  });

  it("name its rarity, its set and every print, its own first", () => {
    expect(named("Blazing Scorcher")).toMatchObject({ rarity: "Common", set: "OGN", prints: ["OGN-001", "OPP-001"] });
    for (const card of CARDS) expect(factsOf(card).prints[0], card.name).toBe(card.id);
    for (const card of CARDS) expect(SETS[factsOf(card).set], card.name).toBeDefined();
  });
});

describe("a collector id", () => {
  it("is known however it is written", () => {
    for (const print of ["OGN-007", "ogn-7", "OGN-007a", "VEN-R01", "VEN-R1"]) expect(idOfPrint(print), print).toBe("OGN-007");
  });

  it("of a signed print ends with s or *", () => {
    const signed = CARDS.flatMap((card) => factsOf(card).prints).find((print) => print.endsWith("*")) ?? "";
    expect(idOfPrint(signed.replace("*", "s"))).toBe(idOfPrint(signed));
    expect(idOfPrint(signed)).not.toBe(null);
  });

  it("that several cards have, or none has, is no card's", () => {
    expect(idOfPrint("OPP-001")).toBe(null);
    expect(idOfPrint("XYZ-1")).toBe(null);
  });
});

describe.skipIf(!present)(`the facts beside the published ones${whetherPresent}`, () => {
  it("are the same: rarity, set, prints (else run packages/cards/tools/prints.mjs)", () => {
    const theirs = CARDS.map(({ id }) => byId.get(id)).map(
      (card) => card && [card.id, card.rarity, card.set, card.prints.toSorted().join()],
    );
    const ours = CARDS.map((card) => ({ card, ...factsOf(card) })).map(({ card, rarity, set, prints }) => [
      card.id,
      rarity,
      set,
      (byId.get(card.id)?.prints.length === 0 ? [] : prints).toSorted().join(),
    ]);
    expect(ours).toEqual(theirs);
  });

  it("are the same: the newest ban list", () => {
    const list = banListOf(FORMATS[0]);
    const banned = (where: string): string[] => published.filter((card) => card.banned_in.includes(where)).map(({ name }) => name);
    expect(list?.banned.toSorted()).toEqual(banned("constructed-1v1").toSorted());
    expect([...(list?.banned ?? []), ...(list?.bannedIn["2v2"] ?? [])].toSorted()).toEqual(banned("constructed-2v2").toSorted());
  });
});
