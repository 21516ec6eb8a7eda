/** What cards cost more or less. */
import type { Filter, Resources } from "@rulebound/engine/language";
import { amountNoun, eachText } from "./amounts.ts";
import { resourceSymbols } from "./costs.ts";
import { a, these } from "./filters.ts";
import { DER_, like } from "./forms.ts";
import { COST, ENERGY_COST } from "./nouns.ts";
import { type EffectOptions, nextPlayed, type Of, type Saying, withoutSide } from "./saying.ts";
import { type Clause, clauseOf, type Subject, VERB, type Verb } from "./verbs.ts";
import { I, me, my, type Voice } from "./voice.ts";
import { words } from "./words.ts";

const sinken: Verb = { ...VERB.sterben, command: "sinke", s1: "sinke", s2: "sinkst", s3: "sinkt", p3: "sinken", infinitive: "sinken" };
const reduced = (whose: string, by: string): Clause =>
  clauseOf({ subject: { text: whose, person: "p3" }, own: true, verb: sinken, mid: `um ${by}` });

export function costSaying(v: Voice, e: Of<"cost">, options: EffectOptions): Saying | Clause {
  if (e.energyBy !== undefined) return reduced(my(v, ENERGY_COST, "nom", true), amountNoun(v, e.energyBy, "acc"));
  const change = e.less ? `${costWord(e.less, e.either)} weniger` : e.more ? `${costWord(e.more)} mehr` : "";
  if (e.choosingFriendly && e.choosing !== undefined && e.choosing !== "me" && e.of !== "me" && e.of !== "next" && e.less) {
    const each = a(v, withoutSide(e.of), "nom", {}, like("jed"));
    const chosen = `, der mindestens ${a(v, e.choosing, "acc")} wählt, die ihm befreundet ist,`;
    return { subject: { text: each + chosen, person: "s3" }, verb: VERB.kosten, mid: change };
  }
  const each = e.each === undefined ? "" : eachText(v, e.each);
  if (e.say === "reduce" && e.less && options.next && typeof e.of === "object")
    return clauseOf({ verb: VERB.verringern, mid: `die Kosten ${nextPlayed(v, e.of, "gen")} um ${resourceSymbols(e.less)}` });
  if (e.say === "reduce" && e.less && e.each !== undefined)
    return clauseOf({ verb: VERB.verringern, mid: words(my(v, COST, "acc", true), each, `um ${resourceSymbols(e.less)}`) });
  const minimum = e.min === undefined ? "" : ` (mindestens [${e.min}])`;
  if (e.say === "energy" && e.less && e.of !== "me" && e.of !== "next") return energyCosts(v, e.of, e.less, minimum);
  const costs = costsThemselves(v, e);
  if (costs !== undefined && e.less) return reduced(costs, costWord(e.less, e.either));
  const subject = costSubject(v, e, options);
  const when = !options.next && e.of !== "next" ? options.duration : undefined;
  const tail = e.from === "elsewhere" ? `, wenn du ${e.of === "me" ? me(v, "acc") : "sie"} nicht aus deiner Hand spielst,` : "";
  return { subject, verb: VERB.kosten, mid: words(when, each, change) + minimum, ...(tail === "" ? {} : { tail }) };
}

/** Costs that are not those of a card. */
function costsThemselves(v: Voice, e: Of<"cost">): string | undefined {
  if (e.what === "repeat") return "die Kosten von befreundetem [Repeat]";
  if (e.what === "empower" && typeof e.of === "object") return `die Kosten von [Empower] ${these(v, e.of, "gen")}`;
  return e.what === "optional" ? "freiwillige Zusatzkosten, die du zahlst," : undefined;
}

/** "Die Energiekosten deiner Dragons sinken um [2]" */
function energyCosts(v: Voice, of: Filter, less: Resources, minimum: string): Clause {
  const whose = of.side === "yours" ? these(v, { ...of, side: "yours" }, "gen") : these(v, of, "gen", {}, DER_);
  return reduced(`die Energiekosten ${whose}`, resourceSymbols(less) + minimum);
}

const costWord = (resources: Resources, either?: boolean): string =>
  either
    ? [resources.energy === undefined ? "" : `[${resources.energy}]`, ...(resources.power ?? []).map(() => "[A]")]
        .filter(Boolean)
        .join(" oder ")
    : resourceSymbols(resources);

const first = (v: Voice, of: Filter): string => a(v, of, "nom", {}, DER_).replace(/^(\S+) /, "$1 erste ");

function costSubject(v: Voice, e: Of<"cost">, options: EffectOptions): Subject {
  const one = (text: string): Subject => ({ text, person: "s3" });
  const many = (text: string): Subject => ({ text, person: "p3" });
  if (e.of === "me") return I(v);
  if (e.of === "next" || options.next) return one(nextPlayed(v, e.of === "next" ? {} : e.of, "nom"));
  if (e.from === "trash") return many(`${these(v, e.of, "nom")}, die du aus deiner Ablage spielst,`);
  if (e.first && e.what === "abilities")
    return one(`die erste aktivierte Fähigkeit ${a(v, withoutSide(e.of), "gen")}, die du in einem Zug benutzt,`);
  if (e.first && e.place === "here") return one(`${first(v, withoutSide(e.of))}, die jeder Spieler in seinem Zug hierher spielt,`);
  if (e.first)
    return one(
      `${first(v, e.of)}, die in einem Zug gespielt wird,`.replace(/,, die/, " und die").replace(/^der (.*), die /, "der $1, der "),
    );
  const choosing = e.choosing === "me" ? ", die mich wählen," : e.choosing ? `, die ${a(v, e.choosing, "acc")} wählen,` : "";
  return many(`${these(v, e.of, "nom")}${choosing}`);
}
