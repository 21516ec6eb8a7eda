import type { CardData } from "@rulebound/engine/language";
import { BATTLEFIELDS } from "./battlefields.ts";
import { BODY } from "./body.ts";
import { CALM } from "./calm.ts";
import { CHAOS } from "./chaos.ts";
import { FURY } from "./fury.ts";
import { LEGENDS } from "./legends.ts";
import { MIND } from "./mind.ts";
import { NEUTRAL } from "./neutral.ts";
import { ORDER } from "./order.ts";
import { SIGNATURE } from "./signature.ts";

export const RAD: readonly CardData[] = [
  ...FURY,
  ...CALM,
  ...MIND,
  ...BODY,
  ...CHAOS,
  ...ORDER,
  ...LEGENDS,
  ...SIGNATURE,
  ...BATTLEFIELDS,
  ...NEUTRAL,
];
