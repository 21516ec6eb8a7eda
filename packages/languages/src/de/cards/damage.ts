/** Damage: dealt, split, raised, prevented. */
import type { Amount, Instruction } from "@rulebound/engine/language";
import { amountNoun, inHeight, perEach } from "./amounts.ts";
import { durationText } from "./give.ts";
import { object, subject } from "./selectors.ts";
import { type Clause, clauseOf, VERB } from "./verbs.ts";
import { aside, type Voice } from "./voice.ts";
import { words } from "./words.ts";

/** Each deals its Might to the other: "wir" with me in it. */
export const fightClause = (withMe: boolean): Clause =>
  clauseOf({
    subject: withMe ? { text: "wir", person: "p3" } : { text: "sie", person: "p3" },
    own: true,
    verb: VERB.zufügen,
    mid: `einander Schaden in Höhe ${withMe ? "unserer" : "ihrer"} Macht`,
  });

/** "füge einer Einheit 3 Schaden zu", "füge ihr Schaden in Höhe meiner Macht zu", "verteile 5 Schaden auf ...". */
export function dealClause(v: Voice, i: Extract<Instruction, { readonly do: "deal" }>): Clause {
  const by = i.by === undefined ? undefined : subject(v, i.by);
  const doer = by === undefined ? { subject: v.doer.subject } : { subject: by, own: true };
  if (i.split) {
    const damage = typeof i.n === "number" ? `${i.n} Schaden` : `Schaden ${inHeight(v, i.n)}`;
    const verteilen = {
      ...VERB.töten,
      command: "verteile",
      s1: "verteile",
      s2: "verteilst",
      s3: "verteilt",
      p3: "verteilen",
      infinitive: "verteilen",
    };
    return clauseOf({ ...doer, verb: verteilen, mid: `${damage} auf ${object(v, i.to, "acc", { bare: true })}` });
  }
  if (typeof i.n === "object" && "damageOnTarget" in i.n) {
    const to = object(v, i.to, "dat");
    return clauseOf({ ...doer, verb: VERB.zufügen, mid: `${to} so viel Schaden`, tail: `, wie sie schon hat` });
  }
  if (i.bonus !== undefined) {
    const n = amountNoun(v, i.n, "acc");
    const deal = clauseOf({ ...doer, verb: VERB.zufügen, mid: words(object(v, i.to, "dat"), n, "Schaden") });
    const bonus = bonusOf(v, i.bonus);
    return (order, silent) => `${deal(order, silent)}. Dabei kommt ${bonus} hinzu`;
  }
  // What the amount is read off was mentioned before: the object of this would take its pronoun.
  if (isOfIt(i.n) && i.by === undefined && i.to !== "it") {
    const isSame = v.memory.it.noun === "unit";
    if (!isSame) v.memory.far = true;
    const first = `Schaden ${inHeight(v, i.n)}`;
    const whom = object(v, i.to, "dat", { conjunction: "und" });
    return clauseOf({ ...doer, verb: VERB.zufügen, mid: isSame ? words(first, whom) : words(whom, first) });
  }
  const { n, each } = perEach(aside(v), i.n);
  const damage = /^\d+$/.test(n) ? `${n} Schaden` : n === "so viel" ? "so viel Schaden" : `Schaden ${inHeight(v, i.n)}`;
  const to = object(v, i.to, "dat", { conjunction: "und" });
  const isThem = v.memory.it.many && (i.to === "it" || (typeof i.to === "object" && "ref" in i.to));
  const several = isSeveral(i) || isThem ? "jeweils" : "";
  return clauseOf({ ...doer, verb: VERB.zufügen, mid: words(to, each, several, damage) });
}

const isOfIt = (n: Amount): boolean =>
  typeof n === "object" &&
  (("might" in n && n.might === "it") ||
    ("energyOf" in n && n.energyOf === "it") ||
    ("powerOf" in n && n.powerOf === "it") ||
    ("keywordOf" in n && n.sel === "it"));

const isSeveral = ({ to }: Extract<Instruction, { readonly do: "deal" }>): boolean =>
  typeof to === "object" &&
  (("a" in to && to.n !== undefined && to.n !== 1 && !(typeof to.n === "object" && "upTo" in to.n && to.n.upTo === 1)) || "both" in to);

function bonusOf(v: Voice, bonus: Amount): string {
  const { n, each } = perEach(v, bonus);
  return words(each, n, "Bonusschaden");
}

export function preventClause(v: Voice, i: Extract<Instruction, { readonly do: "prevent" }>): Clause {
  const when = durationText(v, i.for);
  if (i.to === undefined)
    return clauseOf({ verb: VERB.verhindern, mid: words(when, "allen Schaden", i.from && "von Zaubern und Fähigkeiten") });
  if (i.amount === "all")
    return clauseOf({ verb: VERB.verhindern, mid: words(when, "allen Schaden"), tail: `, der ${object(v, i.to, "dat")} zugefügt würde,` });
  if (i.amount === "next") {
    const who = object(v, i.to, "dat");
    return clauseOf({ verb: VERB.verhindern, mid: `den Schaden`, tail: `, der ${who} ${words(when, "als Nächstes")} zugefügt würde,` });
  }
  const n = amountNoun(v, i.amount, "acc");
  return clauseOf({
    verb: VERB.verhindern,
    mid: words(when, `die nächsten ${n} Schaden`),
    tail: `, die ${object(v, i.to, "dat")} zugefügt würden,`,
  });
}

export const doubleDamageClause = (v: Voice, i: Extract<Instruction, { readonly do: "doubleDamage" }>): Clause =>
  clauseOf({
    verb: VERB.verdoppeln,
    mid: words(durationText(v, i.for), "allen Schaden"),
    tail: `, der ${object(v, i.to, "dat")} zugefügt würde,`,
  });
