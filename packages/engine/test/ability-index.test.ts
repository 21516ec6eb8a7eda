import { describe, expect, it } from "vitest";
import { type AbilityIndex, abilityIndex } from "../src/derive/ability-index.ts";
import { load, type ModeName, save } from "../src/internal.ts";
import { playRandomly, pool, randomSetup } from "./games.ts";

/** Statics have no numbers: they are told apart by what they are. */
const numbers = new Map<object, number>();
function numberOf(effect: object): number {
  const known = numbers.get(effect) ?? numbers.size;
  numbers.set(effect, known);
  return known;
}

function written({ triggers, replacements, statics, layered, activated, resourceAbilities, converters, ...rest }: AbilityIndex): string {
  const actives = (list: AbilityIndex["converters"] = []) => list.map(({ ability, source, self }) => [ability.id, source, self]);
  const effects = (list: AbilityIndex["layered"] = []) =>
    list.map((a) => [numberOf(a.effect), a.source, a.self, a.you, a.about, a.ongoing]);
  return JSON.stringify([
    Array.from(triggers, (list) => actives(list)),
    replacements.map(({ event, by }) => [event, actives(by)]),
    Array.from(statics, (list) => effects(list)),
    effects(layered),
    activated.map(({ object, abilities }) => [object, actives(abilities)]),
    resourceAbilities,
    actives(converters),
    [rest.dynamic, rest.sensitive, rest.grants, rest.givesMight, rest.volatile, rest.limited, rest.grantsTiming],
  ]);
}

/** It is made anew only when objects come, go or change abilities. */
describe("the index of abilities", () => {
  it.each<ModeName>(["duel", "2v2"])("is at every decision what it would be if it were made then (%s)", (mode) => {
    for (let seed = 1; seed <= 10; seed++)
      playRandomly(randomSetup(seed, mode), (s, at) => {
        const now = written(abilityIndex(s));
        if (at % 3 === 0) expect(now).toBe(written(abilityIndex(load(pool, save(s)))));
        return at < 300;
      });
  });
});
