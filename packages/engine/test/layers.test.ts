import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addOngoing, Until } from "../src/actions/ongoing.ts";
import { hasKeyword } from "../src/derive/read.ts";
import { deriveReference } from "../src/derive/reference.ts";
import {
  addBattlefield,
  addCard,
  addPermanent,
  attachAt,
  type CardId,
  emptyGame,
  KEYWORDS,
  Keyword,
  keywords,
  keywordValue,
  type ModeName,
  NO_CARD,
  nthCard,
  type PermanentOptions,
  Role,
  type State,
  tags,
  trueMight,
  types,
  Zone,
} from "../src/internal.ts";
import { editLayerInputs } from "../src/state/fork.ts";
import { nthBattlefield, nthLocation, nthObject, type ObjectId, P1, P2, type Seat } from "../src/state/ids.ts";
import { LAYERED_CARDS, playRandomly, pool, randomSetup } from "./games.ts";

/** The fast layers against the slow ones, at every decision of random games. Seeds of failures are printed by fast-check. */

const VALUED = [Keyword.Assault, Keyword.Shield, Keyword.Deflect, Keyword.Hunt];

function differences(s: State): string[] {
  const out: string[] = [];
  const slowly = [...deriveReference(s)];
  // One by one, which may be told without deriving: before anything else has been derived.
  const mights = new Map(slowly.map(([id]) => [id, trueMight(s, id)]));
  for (const [id, traits] of slowly) {
    const fast = [
      mights.get(id),
      keywords(s, id),
      KEYWORDS.reduce((bits, keyword) => (hasKeyword(s, id, Keyword[keyword]) ? bits | Keyword[keyword] : bits), 0),
      ...VALUED.map((keyword) => keywordValue(s, id, keyword)),
      types(s, id),
      tags(s, id).toSorted().join(),
    ];
    const slow = [
      traits.might,
      traits.keywords,
      traits.keywords, // asked one by one, which may be told without deriving
      traits.assault,
      traits.shield,
      traits.deflect,
      traits.hunt,
      traits.types,
      traits.tags.toSorted().join(),
    ];
    if (fast.some((value, i) => value !== slow[i]))
      out.push(`${pool.cards[s.objects[id].card].data.name} (${id}): fast ${fast.join(" ")}, slow ${slow.join(" ")}`);
  }
  return out;
}

const cardNamed = (name: string): CardId => pool.byName.get(name.toLowerCase()) ?? NO_CARD;

/** A board by the names of its cards; P1's at the first battlefield unless said otherwise. */
class Table {
  readonly s = emptyGame(pool, { mode: "duel", seed: 1, windows: "all" });

  constructor(...battlefields: readonly string[]) {
    for (const seat of [P1, P2])
      addBattlefield(this.s, battlefields[seat] === undefined ? nthCard(PLAIN_FIELD) : cardNamed(battlefields[seat]), seat);
  }

  put(name: string, options: PermanentOptions & { readonly owner?: Seat; readonly at?: number } = {}): ObjectId {
    return addPermanent(this.s, cardNamed(name), options.owner ?? P1, nthLocation(options.at ?? 4), options);
  }

  legend(name: string): void {
    addCard(this.s, cardNamed(name), P1, Zone.legend);
  }

  attach(gear: string, host: ObjectId): void {
    attachAt(this.s, this.put(gear), host);
  }

  /** As attackers and defenders of a combat at the first battlefield. */
  fight(roles: Readonly<Record<number, Role>>): void {
    this.s.combat = true;
    this.s.showdownAt = nthBattlefield(0);
    for (const [id, role] of Object.entries(roles)) editLayerInputs(this.s, nthObject(Number(id))).role = role;
  }

  /** Might, and the keywords in force with their values; the slow layers say the same. */
  looks(id: ObjectId): readonly [number, string] {
    expect(differences(this.s)).toEqual([]);
    const bits = keywords(this.s, id);
    return [
      trueMight(this.s, id),
      KEYWORDS.filter((name) => (bits & Keyword[name]) !== 0)
        .map((name) => `${name} ${keywordValue(this.s, id, Keyword[name])}`)
        .join(", "),
    ];
  }
}

const PLAIN_FIELD = pool.cards.findIndex(
  (card) => card.data.type === "battlefield" && !card.token && card.abilities.every(({ statics }) => statics.length === 0),
);

describe("layers", () => {
  it("are applied again when arithmetic lets an ability apply (476.3)", () => {
    const table = new Table();
    const fiora = table.put("Fiora, Victorious");
    expect(table.looks(fiora)).toEqual([4, ""]);
    editLayerInputs(table.s, fiora).buffs = 1;
    expect(table.looks(fiora)).toEqual([5, "Deflect 1, Ganking 1, Shield 1"]);
    table.fight({ [fiora]: Role.defender });
    expect(table.looks(fiora)).toEqual([6, "Deflect 1, Ganking 1, Shield 1"]);
    editLayerInputs(table.s, fiora).buffs = 0;
    expect(table.looks(fiora)).toEqual([4, ""]);
  });

  it("do not let an ability apply by a Might that is there only for a moment between them", () => {
    const table = new Table("Forbidding Waste");
    const fiora = table.put("Fiora, Victorious", { buffed: 1 });
    expect(table.looks(fiora)[0]).toBe(5);
    table.fight({ [fiora]: Role.defender });
    expect(table.looks(fiora)).toEqual([3, ""]);
  });

  it("count Assault as Might before they look at who is Mighty", () => {
    const table = new Table();
    const fiora = table.put("Fiora, Victorious", { keywords: [{ keyword: "Assault", value: 1 }] });
    expect(table.looks(fiora)[0]).toBe(4);
    table.fight({ [fiora]: Role.attacker });
    expect(table.looks(fiora)).toEqual([5, "Assault 1, Deflect 1, Ganking 1, Shield 1"]);
  });

  it("apply decreases after increases, and those with a limit last (477.3.e, 479)", () => {
    const table = new Table();
    const stunned = table.put("Pouty Poro", { owner: P2, stunned: true, keywords: [{ keyword: "Shield", value: 4 }] });
    const leona = table.put("Leona, Zealot");
    table.fight({ [stunned]: Role.defender, [leona]: Role.attacker });
    expect(table.looks(stunned)[0]).toBe(1);
    editLayerInputs(table.s, stunned).mightTurn = -3;
    expect(table.looks(stunned)[0]).toBe(1);
    editLayerInputs(table.s, stunned).mightTurn = 8;
    expect(table.looks(stunned)[0]).toBe(pool.cards[cardNamed("Pouty Poro")].might + 4 + 8 - 8);
  });

  it("give a keyword once where it is given to those who lack it", () => {
    const table = new Table();
    table.put("Spirit's Refuge", { at: 0 });
    table.put("Spirit's Refuge", { at: 0 });
    const poro = table.put("Daring Poro", { buffed: 1 });
    const deflecting = table.put("Daring Poro", { buffed: 1, keywords: [{ keyword: "Deflect", value: 2 }] });
    expect(table.looks(poro)[1]).toContain("Deflect 1");
    expect(table.looks(deflecting)[1]).toContain("Deflect 2");
  });

  it("let Equipment give what others make of it", () => {
    const table = new Table();
    table.legend("Lucian, Purifier");
    const poro = table.put("Gearhead");
    table.attach("Long Sword", poro);
    const bonus = pool.cards[cardNamed("Long Sword")].mightBonus;
    expect(bonus).toBeGreaterThan(0);
    expect(table.looks(poro)).toEqual([3 + 2 * bonus, expect.stringContaining("Assault 1")]);
  });

  it("look at keyword values after they have been given", () => {
    const table = new Table();
    const poro = table.put("Daring Poro");
    const assaultByShield = pool.ongoing.findIndex(
      (o) => o.kind === "abilities" && JSON.stringify(o.abilities.map(({ data }) => data)).includes('"keywordOf":"Shield"'),
    );
    addOngoing(table.s, assaultByShield, { controller: P1, source: poro, about: [poro], until: Until.turn });
    expect(table.looks(poro)[1]).toBe("Assault 1");
    table.put("Taric, Protector");
    expect(table.looks(poro)[1]).toBe("Assault 2, Shield 1");
  });

  it("give tags before they look at them", () => {
    const table = new Table();
    const poro = table.put("Daring Poro");
    const [before] = table.looks(poro);
    table.put("Rumble, Scrapper");
    expect(table.looks(poro)[0]).toBe(before);
    table.attach("Experimental Hexplate", poro);
    const bonus = pool.cards[cardNamed("Experimental Hexplate")].mightBonus;
    expect(table.looks(poro)[0]).toBe(before + bonus + 1);
    expect(tags(table.s, poro)).toContain("Mech");
  });
});

describe("what objects on the board are like", () => {
  it("is what the rules say, effect by effect, whatever is kept from one look to the next", () => {
    let decisions = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom<ModeName>("duel", "ffa3", "2v2"), (seed, mode) => {
        playRandomly(randomSetup(seed, mode, "useful", seed % 4 === 0 ? undefined : LAYERED_CARDS), (s, at) => {
          decisions++;
          expect(differences(s), `answer ${at}`).toEqual([]);
          return at < 400;
        });
      }),
      { numRuns: 30 },
    );
    expect(decisions).toBeGreaterThan(2_000);
  });
});
