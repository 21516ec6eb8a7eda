import {
  activated,
  type CardData,
  canEmpower,
  costsLess,
  disempowering,
  draw,
  empowered,
  exhaustMe,
  gear,
  passive,
  pay,
  provided,
  thereAre,
  those,
  unit,
  when,
  youPlayMe,
} from "@rulebound/engine/language";

export const MIND: readonly CardData[] = [
  gear(
    "Questionable Tome",
    "VEN-054",
    { domains: ["mind"], energy: 3 },
    canEmpower(exhaustMe),
    activated([disempowering("me"), pay(1), exhaustMe], draw(1)),
  ),
  unit(
    "Applied Researchers",
    "VEN-055",
    { domains: ["mind"], energy: 4, might: 4, tags: ["Shurima"] },
    canEmpower(pay(3)),
    empowered(passive(costsLess(those("yours", "spell"), [1, "any"], { min: 1 }))),
  ),
  unit(
    "Patched Porobot",
    "VEN-058",
    { domains: ["mind"], energy: 2, might: 2, tags: ["Mech", "Poro", "Piltover"], types: ["unit", "gear"] },
    when(youPlayMe, provided(thereAre({ atLeast: 3 }, "another", "yours", "gear")), draw(1)),
  ),
];
