import type { AdditionalCost, CompiledAbility } from "../pool.ts";
import type { Ability } from "../types.ts";
import { compileAbility } from "./abilities.ts";
import type { Builder } from "./builder.ts";
import { accelerateCost } from "./playing-costs.ts";

/** Triggered keywords of section 800 as abilities in the card language; keywords/ puts them on the chain. */
export interface KeywordAbilities {
  readonly vision: CompiledAbility;
  readonly temporary: CompiledAbility;
  readonly hunt: CompiledAbility;
  readonly weaponmaster: CompiledAbility;
  readonly quickDraw: CompiledAbility;
  readonly disarm: CompiledAbility;
  readonly deploy: CompiledAbility;
  readonly accelerate: AdditionalCost;
}

export function compileKeywords(builder: Builder): KeywordAbilities {
  const one = (ability: Ability): CompiledAbility => compileAbility(ability, null, builder)[0];
  return {
    vision: one({ kind: "triggered", when: [], then: [{ do: "predict" }] }), // 817.1.b
    temporary: one({ kind: "triggered", when: [], then: [{ do: "kill", what: "me" }] }), // 816.1.b
    hunt: one({ kind: "triggered", when: [], then: [{ do: "gainXp", n: { triggerAmount: true } }] }), // 823.1.c.1
    // 821.1.c: the equip cost is paid on resolution, reduced by [A] (procedures/weaponmaster.ts).
    weaponmaster: one({
      kind: "triggered",
      when: [],
      may: true,
      then: [{ do: "choose", what: { a: { kinds: ["equipment"], side: "yours" }, as: "equipment" } }, { do: "weaponmaster" }],
    }),
    quickDraw: one({ kind: "triggered", when: [], then: [{ do: "attach", what: "me", to: { a: { kinds: ["unit"], side: "yours" } } }] }), // 819.1.d
    disarm: one({
      kind: "triggered",
      when: [],
      then: [{ do: "give", to: { a: { kinds: ["unit"], side: "enemy", place: "here" } }, less: { triggerAmount: true }, for: "turn" }],
    }),
    deploy: one({ kind: "triggered", when: [], then: [{ do: "kill", what: "me" }] }),
    accelerate: accelerateCost(builder),
  };
}
