/** One instruction as a clause: a verb with its doer, its objects and what belongs to it. */
import type { AddLimit, Amount, Instruction, Sel, Who } from "@rulebound/engine/language";
import { amountNoun, inHeight, perEach } from "./amounts.ts";
import { lookClause, putClause, recycled } from "./cards.ts";
import { buffOf, costPhrase, resourceSymbols } from "./costs.ts";
import { dealClause, doubleDamageClause, fightClause, preventClause } from "./damage.ts";
import { a } from "./filters.ts";
import { phrase, possessive } from "./forms.ts";
import { durationText, giveClause } from "./give.ts";
import { moveClause, swapClause } from "./movement.ts";
import { compound, DECK, HAND, MIGHT, nounOf, TOKEN_OF } from "./nouns.ts";
import { playCardClause, playTokenClause } from "./play.ts";
import { isRef, isTarget, object, ownedBy, ownersHand, subject } from "./selectors.ts";
import { structure } from "./structure.ts";
import { bracketed, type Clause, clauseOf, DU, fixed, modalOf, together, VERB, type Verb } from "./verbs.ts";
import { acting, aside, I, keep, me, mention, my, type Voice, yours } from "./voice.ts";
import { list, words } from "./words.ts";

/** The clause behind "und": where the one before has the same verb, English leaves it out; German says it. */
export function elided(v: Voice, before: Instruction, instruction: Instruction): Clause {
  if (v.parts !== undefined) clause(aside(v), instruction);
  if (
    instruction.do !== "choosePlayer" &&
    "who" in before &&
    "who" in instruction &&
    instruction.who !== undefined &&
    before.who === instruction.who
  ) {
    const { who: _, ...others } = instruction;
    return clause(acting(v, instruction.who), others as Instruction);
  }
  return clause(v, instruction);
}

/** The same without "must" and without its doer, who has been said. */
function unforced({ must: _, ...instruction }: Instruction): Instruction {
  if (!("who" in instruction) || instruction.do === "vote" || instruction.do === "each") return instruction;
  const { who: __, ...others } = instruction;
  return others as Instruction;
}

export const clause = (voice: Voice, i: Instruction): Clause => keep(voice, i, clauseText(voice, i));

/** What the doer does. */
const doing = (v: Voice, verb: Verb, ...mid: readonly (string | undefined | false)[]): Clause =>
  clauseOf({ subject: v.doer.subject, verb, mid: words(...mid) });

/** Whoever an instruction names is said, whoever acts in the sentence. */
const named = (v: Voice, who: Who | undefined): Voice =>
  who === undefined || v.doer.subject === undefined ? v : { ...v, doer: { ...v.doer, subject: { ...v.doer.subject, own: true } } };

const SIMPLE: Partial<Record<Instruction["do"], Verb>> = {
  heal: VERB.heilen,
  ready: VERB.bereitMachen,
  exhaust: VERB.erschöpfen,
  kill: VERB.töten,
  recall: VERB.zurückrufen,
  banish: VERB.verbannen,
  empower: VERB.bestärken,
  disempower: VERB.entkräften,
  choose: VERB.wählen,
  reveal: VERB.aufdecken,
};
export const verbOf = (kind: string): Verb => SIMPLE[kind as Instruction["do"]] ?? VERB.wählen;

function clauseText(voice: Voice, i: Instruction): Clause {
  const v =
    "who" in i && i.do !== "may" && i.do !== "payTo" && i.do !== "unless" && i.do !== "each" && i.do !== "vote" && i.do !== "choosePlayer"
      ? named(acting(voice, i.who), i.who)
      : voice;
  if (i.must) return modalOf(VERB.müssen, v.doer.subject, clause({ ...v, doer: { ...v.doer, subject: undefined } }, unforced(i)));
  switch (i.do) {
    case "draw":
      return counted(v, VERB.ziehen, i.n ?? 1);
    case "drawIt":
      return doing(v, VERB.ziehen, object(v, i.what, "acc"));
    case "give":
      return giveClause(v, i);
    case "giveMyKeywords":
      return doing(
        v,
        VERB.geben,
        object(v, i.to, "dat"),
        durationText(v, i.for),
        "meine Schlüsselwörter",
        i.might !== undefined && `und +[M] ${inHeight(v, i.might)}`,
      );
    case "double":
      return doing(
        v,
        VERB.verdoppeln,
        durationText(v, i.for),
        i.keyword ? `den Wert von [${i.keyword}] ${object(v, i.what, "gen")}` : ownedBy(v, i.what, MIGHT, "acc"),
      );
    case "increaseTo":
      return doing(v, VERB.erhöhen, durationText(v, i.for), ownedBy(v, i.what, MIGHT, "acc"), "auf", amountNoun(v, i.to, "acc"));
    case "setMight":
      return setMightClause(v, i);
    case "addLegend":
      return together([
        doing(v, VERB.wählen, "eine dieser Legenden"),
        clauseOf({
          subject: v.doer.subject,
          verb: VERB.hinzufügen,
          mid: `sie ${yours(v, { g: "f", one: "Legendenzone", many: "" }, "dat")}`,
          tail: `, solange ${I(v).text} auf dem Brett ${I(v).person === "s1" ? "bin" : "ist"},`,
        }),
      ]);
    case "becomeUnit": {
      const { noun } = v.memory.it;
      const who = subject(v, i.what);
      const again = phrase({ noun: nounOf(noun), many: false, adjectives: ["ander"], after: "" }, possessive("ein"), "acc");
      return clauseOf({
        subject: who,
        own: true,
        verb: VERB.werden,
        mid: `zusätzlich zu einer Einheit mit Macht ${inHeight(v, i.might)}`,
        tail: `, bis du mit ${me(v, "dat")} ${again} wählst,`,
      });
    }
    case "swapMight":
      return doing(v, VERB.tauschen, durationText(v, i.for), "die Macht", object(v, i.what, "gen"));
    case "deal":
      return dealClause(v, i);
    case "fight":
      return fightClause(i.a === "me");
    case "stun":
      return doing(v, v.bracketed ? bracketed("Stun", VERB.betäuben) : VERB.betäuben, object(v, i.what, "acc"));
    case "buff":
      return doing(v, v.bracketed ? bracketed("Buff", VERB.stärken) : VERB.stärken, object(v, i.what, "acc"));
    case "heal":
    case "ready":
    case "exhaust":
    case "kill":
    case "recall":
    case "banish":
    case "empower":
    case "disempower":
    case "choose":
    case "reveal":
      if (i.do === "banish" && isHandAndTrash(i.what))
        return doing(v, VERB.verbannen, yours(v, HAND, "acc"), "und", yours(v, { g: "f", one: "Ablage", many: "" }, "acc"));
      if (i.do === "recall" && i.what === "it" && v.card.type === "gear") v.memory.far = false;
      return doing(v, verbOf(i.do), object(v, i.what, "acc", { zonePrep: i.do === "choose" ? "in" : "from" }));
    case "recycle":
      return doing(v, VERB.recyceln, recycled(v, i.what));
    case "spendBuff":
      return doing(v, VERB.ausgeben, buffOf(v, i.what));
    case "returnToHand": {
      if (i.what === "me" && v.inTrash) {
        const ablage = yours(v, { g: "f", one: "Ablage", many: "" }, "dat");
        return doing(v, VERB.nehmen, object(v, "me", "acc"), "aus", ablage, "auf", yours(v, HAND, "acc"));
      }
      const what = object(v, i.what, "acc");
      const hand = ownersHand(v, i.what);
      return doing(v, hand.startsWith("dein") ? VERB.nehmen : VERB.zurückgeben, what, "auf", hand);
    }
    case "putInto":
      return putClause(v, i);
    case "putBack":
      return doing(v, VERB.zurücklegen, object(v, i.what, "acc"), "in beliebiger Reihenfolge");
    case "move":
      return moveClause(v, i);
    case "swapPlaces":
      return swapClause(v, i);
    case "discard":
      return i.n === "hand" ? doing(v, VERB.abwerfen, yours(v, HAND, "acc")) : counted(v, VERB.abwerfen, i.n);
    case "discardIt":
      if (v.memory.it.noun === "card") v.memory.far = true;
      return doing(v, VERB.abwerfen, object(v, i.what, "acc"));
    case "channel": {
      const { n, each } = perEach(v, i.n);
      return doing(v, VERB.kanalisieren, each, n, n === "1" ? "Rune" : "Runen", i.exhausted && "erschöpft");
    }
    case "add":
      return addClause(v, i);
    case "payAnyToAdd": {
      const [pay, add] = i.pay === "power" ? ["[A]", "Energie"] : ["Energie", "[A]"];
      return clauseOf({ verb: VERB.zahlen, mid: `beliebig viel ${pay}`, tail: `, um ebenso viel ${add} zu [Add|erzeugen]` });
    }
    case "playToken":
      return playTokenClause(v, i);
    case "playCard":
      return playCardClause(v, i);
    case "permit":
      v.memory.far = true;
      return modalOf(VERB.dürfen, DU, doing(v, VERB.spielen, object(v, i.what, "acc")), "bis zu deiner nächsten Endphase");
    case "enterThere":
      return clauseOf({ subject: { text: "ich", person: "s1" }, own: true, verb: VERB.kommen, mid: "dort ins Spiel" });
    case "playIt":
      if (i.extra === 0) return doing(v, VERB.spielen, "diesen Spielstein");
      return doing(
        v,
        VERB.spielen,
        "diesen Spielstein und",
        i.extra === 1 ? "eine zusätzliche Kopie davon" : `${i.extra} zusätzliche Kopien davon`,
      );
    case "seeFacedown":
      return modalOf(VERB.dürfen, DU, doing(v, VERB.ansehen, durationText(v, i.for), "seine verdeckten Karten"));
    case "gainNamedTag":
      return clauseOf({ subject: { text: "ich", person: "s1" }, own: true, verb: VERB.erhalten, mid: "dieses Merkmal" });
    case "playAgain":
      return doing(
        i.who === "you" ? { ...v, doer: { ...v.doer, subject: undefined } } : v,
        VERB.spielen,
        "diesen Zauber noch einmal für",
        resourceSymbols(i.for),
      );
    case "counter":
      return counterClause(v, i);
    case "loseControl":
      v.memory.far = true;
      return doing(v, VERB.verlieren, "die Kontrolle über", object(v, i.what, "acc"));
    case "takeControl":
      if (i.say === "youControl")
        return clauseOf({ subject: DU, verb: VERB.kontrollieren, mid: words(object(v, i.what, "acc"), durationText(v, i.for)) });
      return doing(v, VERB.übernehmen, durationText(v, i.for), "die Kontrolle über", object(v, i.what, "acc"));
    case "makeNewChoices":
      return doing(v, VERB.treffen, "für", object(v, i.what, "acc"), "neue Entscheidungen");
    case "attach": {
      const what = object(v, i.what, "acc");
      return doing(v, VERB.anlegen, what, "an", isTarget(i.what) && isRef(i.to) ? "sie" : object(v, i.to, "acc"));
    }
    case "detach": {
      const what = object(v, i.what, "acc");
      return doing(v, VERB.ablegen, what, i.from !== undefined && `von ${fromText(v, i.from)}`);
    }
    case "predict": {
      const n = i.n ?? 1;
      const verb = bracketed("Predict", VERB.prophezeien);
      return doing(v, verb, typeof n === "number" ? (n === 1 ? "" : String(n)) : inHeight(v, n));
    }
    case "look":
      return lookClause(v, VERB.ansehen, i.n, i.as);
    case "revealTop":
      return i.runes
        ? doing(v, VERB.aufdecken, "die oberste Rune", yours(v, { g: "n", one: "Runendeck", many: "" }, "gen"))
        : lookClause(v, VERB.aufdecken, i.n, i.as, i.of);
    case "revealUntil":
      return clauseOf({
        subject: v.doer.subject,
        verb: VERB.aufdecken,
        mid: `nacheinander die obersten Karten ${yours(v, DECK, "gen")}`,
        tail: `, bis ${clauseOf({ subject: v.doer.you, verb: VERB.aufdecken, mid: a(v, i.filter, "acc") })("final")},`,
      });
    case "revealHand":
      mention(v, "hand", false, i.as);
      return doing(v, VERB.vorzeigen, yours(v, HAND, "acc"));
    case "burn": {
      if (i.as) mention(v, "card", false, i.as);
      const n = amountNoun(v, i.n, "acc");
      return doing(v, bracketed("Burn", VERB.verbrennen), n, n === "1" ? "Karte" : "Karten");
    }
    case "gainXp":
    case "spendXp": {
      const { n, each } = perEach(v, i.n);
      return doing(v, i.do === "gainXp" ? VERB.erhalten : VERB.ausgeben, each, n, "EP");
    }
    case "score":
      return doing(v, i.gain ? VERB.erhalten : VERB.erzielen, amountNoun(v, i.n, "acc"), i.n === 1 ? "Punkt" : "Punkte");
    case "winGame":
      return clauseOf({ subject: DU, verb: VERB.gewinnen, mid: "das Spiel" });
    case "takeTurn":
      return clauseOf({ subject: v.doer.you, verb: VERB.erhalten, mid: "nach diesem Zug einen weiteren Zug" });
    case "pay":
      return costPhrase(v, i.cost);
    case "prevent":
      return preventClause(v, i);
    case "doubleDamage":
      return doubleDamageClause(v, i);
    case "replaceBattlefield": {
      const what = typeof i.what === "object" && "all" in i.what ? "dieses Schlachtfeld" : object(v, i.what, "acc");
      const by =
        i.with === "original"
          ? "das Schlachtfeld, das es ersetzt hat,"
          : phrase({ noun: battlefieldToken(i.with), many: false, adjectives: [], after: "" }, possessive("ein"), "acc");
      return doing(v, VERB.ersetzen, what, "durch", by);
    }
    case "createBattlefield":
      return clauseOf({
        verb: VERB.legen,
        mid: `den ${battlefieldToken(i.token).one} auf das Brett`,
        tail: ", falls er noch nicht dort ist,",
      });
    case "becomeCopy": {
      const copy = subject(v, i.what);
      const before = v.memory.it;
      const of = object(v, i.of, "gen");
      v.memory.it = before;
      v.memory.far = false;
      const what = before.many ? "zu Kopien" : "zu einer Kopie";
      return clauseOf({ subject: copy, own: true, verb: VERB.werden, mid: words(durationText(v, i.for), what, of) });
    }
    case "name":
      return i.among ? doing(v, VERB.wählen, list(i.among, "oder")) : doing(v, VERB.nennen, NAMED[i.what]);
    case "activateEffects":
      if (i.of === "me") return clauseOf({ verb: VERB.wiederholen, mid: my(v, EFFECT[i.effects], "acc") });
      return doing(v, VERB.aktivieren, `die ${EFFECT[i.effects].many}`, object(v, i.of, "gen", { bare: true }));
    case "hideFree":
      return modalOf(VERB.dürfen, DU, doing(v, VERB.verstecken, "in diesem Zug Karten kostenlos"));
    case "choosePlayer":
      return doing(v, VERB.wählen, i.who === "opponent" ? "einen Gegner" : "einen Spieler");
    case "weaponmaster":
      return fixed(""); // stands in no text
    case "custom":
      return fixed(i.text);
    default:
      return structure(v, i);
  }
}

const NAMED = { spell: "einen Zauber", tag: "ein Merkmal", card: "eine Karte" } as const;
export const EFFECT = {
  conquer: { g: "m", one: "Eroberungseffekt", many: "Eroberungseffekte" },
  hold: { g: "m", one: "Halteeffekt", many: "Halteeffekte" },
  play: { g: "m", one: "Ausspieleffekt", many: "Ausspieleffekte" },
} as const;

/** A number, or the Energy cost of a card. */
function setMightClause(v: Voice, i: Extract<Instruction, { readonly do: "setMight" }>): Clause {
  const base = { g: "f", one: "Grundmacht", many: "" } as const;
  const whose = ownedBy(v, i.what, base, i.say === "have" ? "acc" : "nom");
  if (i.what === "me" && typeof i.to !== "number") v.memory.far = true;
  const to = amountNoun(v, i.to, "acc");
  if (i.say === "have")
    return doing(
      v,
      { ...VERB.legen, command: "setze", s1: "setze", s2: "setzt", s3: "setzt", p3: "setzen", infinitive: "setzen" },
      whose,
      durationText(v, i.for),
      "auf",
      to,
    );
  const beträgt: Verb = { ...VERB.sein, s3: "beträgt", infinitive: "betragen", p3: "betragen" };
  return clauseOf({ subject: { text: whose, person: "s3" }, own: true, verb: beträgt, mid: words(durationText(v, i.for), to) });
}

const isHandAndTrash = (sel: Sel): boolean => typeof sel === "object" && "both" in sel && sel.both[0] === "hand";

/** What it is taken off: "von ihr" right after it was named as the bearer, else "von dieser Einheit". */
function fromText(v: Voice, sel: Sel): string {
  const text = object(v, sel, "dat");
  return /^(der|dem) \S+ten /.test(text) ? "ihr" : text;
}

const battlefieldToken = (name: string): ReturnType<typeof nounOf> => compound(name, TOKEN_OF.battlefield ?? nounOf("token"));

function counterClause(v: Voice, i: Extract<Instruction, { readonly do: "counter" }>): Clause {
  const counter = doing(v, VERB.kontern, object(v, i.what, "acc"));
  if (i.to !== "hand") return counter;
  const back = clause(v, { do: "returnToHand", what: "it" });
  return (order) =>
    `${counter(order)}. ${back("command").replace(/^./, (letter) => letter.toUpperCase())}, statt ihn in die Ablage zu legen`;
}

/** "ziehe 1 Karte", "ziehe für jede deiner [Mighty|mächtigen] Einheiten 1 Karte". */
function counted(v: Voice, verb: Verb, amount: Amount): Clause {
  const { n, each } = perEach(v, amount);
  if (/^\d+$/.test(n)) return doing(v, verb, each, n, n === "1" ? "Karte" : "Karten");
  if (n === "so viel" || n === "dieser Anzahl") return doing(v, verb, "ebenso viele Karten");
  return doing(v, verb, "Karten", inHeight(v, amount));
}

/** What added resources may be spent on. */
const SPENDABLE: Readonly<Record<AddLimit, string>> = {
  spells: "um Zauber zu spielen",
  gear: "um Ausrüstungen zu spielen oder ihre Fähigkeiten zu benutzen",
  units: "um Einheiten zu spielen oder ihre aktivierten Fähigkeiten zu benutzen",
  permanents: "um Einheiten oder Ausrüstungen zu spielen",
  showdowns: "während eines Showdowns",
};

function addClause(v: Voice, i: Extract<Instruction, { readonly do: "add" }>): Clause {
  const add = doing(v, bracketed("Add", VERB.erzeugen), resourceSymbols(i.resources));
  if (!i.only) return add;
  const { only } = i;
  const what = i.resources.energy !== undefined ? "diese Energie" : "diese Kraft";
  const spend = only === "showdowns" ? `Gib ${what} nur ${SPENDABLE[only]} aus` : `Gib ${what} nur aus, ${SPENDABLE[only]}`;
  return (order, silent) => `${add(order, silent)}. ${spend}`;
}
