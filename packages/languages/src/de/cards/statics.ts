/** Passive text: a subject and what it has, does or costs. Effects on the same subject share it. */
import type { Filter, StaticEffect } from "@rulebound/engine/language";
import { quoted } from "./abilities.ts";
import { amountNoun, perEach } from "./amounts.ts";
import { costSaying } from "./cost-changes.ts";
import { costPhrase, resourceSymbols } from "./costs.ts";
import { a, describe, these } from "./filters.ts";
import { BARE, like, ownerStem, pronounOf } from "./forms.ts";
import { EFFECT } from "./instructions.ts";
import { grantedList, keywordText } from "./keywords.ts";
import { MIGHT } from "./nouns.ts";
import { placeText } from "./places.ts";
import { cantSaying } from "./prohibitions.ts";
import { type EffectOptions, nextPlayed, type Of, type Saying, spoken, whom, withoutSide } from "./saying.ts";
import { inline } from "./sequence.ts";
import { type Clause, clauseOf, DU, modalOf, type Subject, VERB } from "./verbs.ts";
import { doerOf, I, me, my, thisCard, type Voice } from "./voice.ts";
import { list, spelled, words } from "./words.ts";

const many = (text: string): Subject => ({ text, person: "p3" });
const one = (text: string): Subject => ({ text, person: "s3" });
const own = (subject: Subject, verb: Parameters<typeof clauseOf>[0]["verb"], mid: string, tail = ""): Clause =>
  clauseOf({ subject, own: true, verb, mid, tail });
const enter = (how: "ready" | "exhausted"): string => `${how === "ready" ? "bereit" : "erschöpft"} ins Spiel`;

function sayings(v: Voice, e: StaticEffect, options: EffectOptions): Saying | Clause {
  switch (e.effect) {
    case "might":
      return mightSaying(v, e, options);
    case "keywords":
      return keywordsSaying(v, e, options);
    case "tags":
      return e.of === "me"
        ? own(I(v), VERB.sein, list(e.tags.map((tag) => `ein ${tag}`)))
        : { subject: whom(v, e.of, options), verb: VERB.haben, mid: `die Merkmale ${list(e.tags)}` };
    case "abilities":
      return { subject: whom(v, e.of, options), verb: VERB.haben, mid: list(e.abilities.map((ability) => quoted(v, ability))) };
    case "exhaustAbilities":
      return own(I(v), VERB.haben, `alle [Exhaust]-Fähigkeiten ${these(v, e.of, "gen", {}, like("all"))}`);
    case "enter": {
      if (e.may) {
        const done = inline(v, e.ifYouDo ?? []);
        const first = modalOf(
          VERB.dürfen,
          DU,
          clauseOf({ verb: VERB.spielen, mid: `${me(v, "acc")} ${e.how === "ready" ? "bereit" : "erschöpft"}` }),
        );
        return (order) => `${first(order)}. Wenn du das tust, ${done("inverted")}`;
      }
      if (options.duration && !options.next && e.of !== "me" && e.of !== "next" && e.of.side === "yours")
        return own(many(`${these(v, withoutSide(e.of), "nom")}, die du in diesem Zug spielst,`), VERB.kommen, enter(e.how));
      return { subject: whom(v, e.of, options), verb: VERB.kommen, mid: words(!options.next && options.duration, enter(e.how)) };
    }
    case "playTo":
      return playToClause(v, e, options);
    case "playOnlyTo":
      return clauseOf({
        verb: VERB.spielen,
        mid: `${me(v, "acc")} nur auf ein ${e.place === "battlefield" ? "Schlachtfeld" : "in diesem Zug von dir erobertes Schlachtfeld"}`,
      });
    case "cost":
      return costSaying(v, e, options);
    case "moreMinus":
      return (order) => {
        void order;
        return `würde ein Zauber oder eine Fähigkeit von dir einer dafür gewählten Einheit -[M] geben, gibt er oder sie zusätzlich -${e.n} [M]`;
      };
    case "optionalCostFor":
      return lentCost(v, e);
    case "playFor":
      return modalOf(
        VERB.dürfen,
        DU,
        clauseOf({ verb: VERB.spielen, mid: words(me(v, "acc"), e.from && "aus deiner Ablage", "für", resourceSymbols(e.cost)) }),
      );
    case "playFromTrash":
      return modalOf(VERB.dürfen, DU, clauseOf({ verb: VERB.spielen, mid: "Karten aus deiner Ablage" }));
    case "mayPlay":
      return modalOf(
        VERB.dürfen,
        DU,
        clauseOf({
          verb: VERB.spielen,
          mid: `in diesem Zug ${a(v, withoutZone(e.of), "acc")} aus deiner Hand`,
          tail: ", ohne ihre Energiekosten zu zahlen",
        }),
      );
    case "cant":
      return cantSaying(v, e, options);
    case "bonusDamage":
      return bonusClause(v, e);
    case "lethal":
      return own(
        one("jede Menge deines Schadens"),
        { ...VERB.zahlen, s3: "reicht", infinitive: "reichen" },
        "aus",
        `, um ${these(v, e.of, "acc")} zu töten`,
      );
    case "noCombatDamage":
      return { subject: whom(v, e.of, options), verb: VERB.zufügen, mid: words(options.duration, "keinen Kampfschaden") };
    case "noDamage":
      return { subject: whom(v, e.of, options), verb: VERB.erleiden, mid: words(options.duration, "keinen Schaden") };
    case "preventDamage":
      return clauseOf({
        verb: VERB.verhindern,
        mid: "allen Schaden",
        tail: `, den gegnerische Zauber und Fähigkeiten ${e.of === "me" ? "mir" : these(v, e.of, "dat")} zufügen würden,`,
      });
    case "ignore":
      return ignoreClause(v, e);
    case "damageLast":
      return own({ text: "mir", person: "s3" }, VERB.müssen, "Kampfschaden zuletzt zugewiesen werden");
    case "moreBuffs":
      return own(I(v), VERB.können, "beliebig viele Stärkungen haben");
    case "empowerTimes":
      return own(I(v), VERB.können, `bis zu ${spelled(e.n)}mal [Empowered|bestärkt] sein`);
    case "buffsGive":
      return own(many("Stärkungen"), VERB.geben, words(these(v, e.of, "dat"), options.duration, `zusätzlich +${e.n} [M]`));
    case "moreTriggers":
      return moreTriggersClause(v, e);
    case "noTriggers":
      return own(many(words(`deine [${e.of}]-Effekte`, e.place && placeText(v, e.place))), VERB.auslösen, "nicht");
    case "holdsAreConquers":
      return own(many(my(v, EFFECT.hold, "nom", true)), VERB.sein, `zugleich ${EFFECT.conquer.many} und umgekehrt`);
    case "doubleMightBonus":
      return own(one(`jedes an ${me(v, "acc")} angelegte Equipment`), VERB.geben, "das Doppelte seines Grundbonus an Macht");
    case "equipmentGives":
      return own(many("deine Equipments"), VERB.geben, `jeweils ${grantedList(v, e.keywords)}`);
    case "victoryScore":
      return clauseOf({ verb: VERB.erhöhen, mid: `die zum Sieg nötigen Punkte um ${e.n}` });
    case "facedownLimit":
      return modalOf(VERB.dürfen, DU, clauseOf({ verb: VERB.verstecken, mid: "hier eine zusätzliche Karte" }));
    case "moveFromAnywhere":
      return own(many("Einheiten"), VERB.können, "sich von überall hierher bewegen");
    case "moveTax":
      return moveTax(v, e);
    case "skipPhase":
      return clauseOf({ verb: VERB.überspringen, mid: "deine Ziehphase" });
    case "channelOnly":
      return own(many("Spieler"), VERB.kanalisieren, `zu Beginn ihrer Kanalisierungsphase nur ${e.n} Rune`);
    case "hideCost":
      return modalOf(
        VERB.dürfen,
        DU,
        clauseOf({
          verb: VERB.zahlen,
          mid: `${resourceSymbols(e.cost)} statt [A]`,
          tail: `, um ${a(v, { kinds: ["card"], keyword: "Hidden" }, "acc")} zu verstecken`,
        }),
      );
    case "copyText":
      return (_order) => {
        const equipment = thisCard(v, "nom");
        return `wenn ${equipment} an eine Einheit angelegt wird, kopiere den Text dieser Einheit in den Effekttext ${thisCard(v, "gen")}, solange es an sie angelegt ist`;
      };
    case "goldAdds":
      return own(many("deine Gold-Spielsteine"), { ...VERB.erzeugen, p3: "[Add|erzeugen]" }, `zusätzlich ${resourceSymbols(e.resources)}`);
    case "furtherLegends": {
      const [who = v.card.name] = v.card.name.split(",");
      return (_order) => `wenn ${who} in deinem Deck ist, wähle zusätzlich zu deiner Startlegende ${e.n} verschiedene Legenden`;
    }
    case "deckLimit":
      return own(
        one("dein Deck"),
        VERB.dürfen,
        e.n === "any" ? `beliebig viele Karten mit dem Namen ${v.card.name} enthalten` : `nur ${e.n} Karte mit diesem Namen enthalten`,
      );
  }
}

function keywordsSaying(v: Voice, e: Of<"keywords">, options: EffectOptions): Saying | Clause {
  if (options.next && e.of !== "me" && e.keywords.some(({ cost }) => cost !== undefined))
    return clauseOf({ verb: VERB.geben, mid: `${nextPlayed(v, e.of, "dat")} ${grantedList(v, e.keywords)}` });
  if (e.what === "abilities") {
    const whose =
      e.of === "me"
        ? v.person === "I"
          ? "meine Fähigkeiten"
          : `Fähigkeiten ${thisCard(v, "gen")}`
        : `Fähigkeiten ${these(v, e.of, "gen")}`;
    return own(many(whose), VERB.haben, grantedList(v, e.keywords));
  }
  return {
    subject: whom(v, e.of, options),
    verb: VERB.haben,
    mid: words(options.duration && !options.next && options.duration, e.each && "jeweils", grantedList(v, e.keywords)),
    ...(e.unlessAlready ? { tail: ", falls sie es nicht schon haben," } : {}),
  };
}

/** A cost that a text lends to the cards that are played. */
function lentCost(v: Voice, e: Of<"optionalCostFor">): Clause {
  const card = a(v, e.of, "acc");
  const [noun] = describe(v, e.of, false).nouns;
  const doer = doerOf(v, e.who).subject ?? DU;
  const toPlay = `, um ${card} zu spielen`;
  if (e.cost.length === 0)
    return modalOf(VERB.dürfen, doer, clauseOf({ verb: VERB.zahlen, mid: `${resourceSymbols(e.less ?? {})} weniger`, tail: toPlay }));
  const cost = costPhrase({ ...v, doer: { ...v.doer, subject: undefined } }, e.cost);
  const asCost: Clause = (order, silent) => `als Zusatzkosten für ${card} ${cost(order, silent)}`;
  if (e.less) {
    const less = resourceSymbols(e.less);
    return modalOf(VERB.dürfen, doer, (order) => `${asCost(order)}, um ${ownerStem(noun?.g ?? "f")}e Kosten um ${less} zu verringern`);
  }
  const first = modalOf(VERB.dürfen, doer, asCost);
  const it = pronounOf(noun?.g ?? "f", "acc");
  return (order) => `${first(order)}. Wenn er das tut, spielt er ${it} auf dieses Schlachtfeld`;
}

function ignoreClause(v: Voice, e: Of<"ignore">): Clause {
  if (e.during === "assignment") return own(DU, VERB.ignorieren, `[${e.keyword}] beim Zuweisen von Kampfschaden hier`);
  return v.person === "here"
    ? own(many("Spieler"), VERB.ignorieren, `[${e.keyword}] beim Bezahlen von Zaubern und Fähigkeiten`, ", die etwas hier wählen,")
    : clauseOf({
        verb: VERB.ignorieren,
        mid: `[${e.keyword}] beim Zahlen ${my(v, { g: "f", one: "Kosten", many: "Kosten" }, "gen", true)}`,
      });
}

function moveTax(v: Voice, e: Of<"moveTax">): Clause {
  const field = v.person === "I" ? "meinem" : "diesem";
  return e.beyondFirst
    ? own(
        many("Gegner"),
        VERB.müssen,
        `für jede Einheit nach der ersten ${resourceSymbols(e.cost)} zahlen, um mehrere Einheiten gleichzeitig zu ${field} Schlachtfeld zu bewegen`,
      )
    : own(
        many("Gegner"),
        VERB.müssen,
        `${resourceSymbols(e.cost)} zahlen, um eine oder mehr Einheiten zu ${field} Schlachtfeld zu bewegen`,
      );
}

function mightSaying(v: Voice, e: Of<"might">, options: EffectOptions): Saying | Clause {
  if (e.whileIt && e.of !== "me") return whileIt(v, e, e.of);
  if (e.increase) {
    const might = my(v, MIGHT, "nom");
    return own(one(might), { ...VERB.erhalten, s3: "steigt", infinitive: "steigen" }, `um ${amountNoun(v, e.n, "acc")}`);
  }
  const lastPlace = e.placeLast && e.of !== "me" && e.of.place ? e.of.place : undefined;
  const of = lastPlace && e.of !== "me" ? withoutPlace(e.of) : e.of;
  const { n, each } = perEach(v, e.n);
  const sign = n.startsWith("-") ? "" : "+";
  const minimum = e.min === undefined ? "" : ` (mindestens ${e.min} [M])`;
  const subject = whom(v, of, options);
  const where = lastPlace && placeText(v, lastPlace);
  return {
    subject,
    verb: VERB.haben,
    mid: words(options.duration, where, each, e.additional && "zusätzlich", `${sign}${n} [M]`) + minimum,
  };
}

/** "solange X allein verteidigt, hat sie ..." */
function whileIt(v: Voice, e: Of<"might">, of: Filter): Clause {
  const { is: _, ...others } = of;
  const might = `${Number(e.n) < 0 ? "" : "+"}${amountNoun(v, e.n, "acc")} [M]`;
  return (_order) => `solange ${a(v, others, "nom")} allein verteidigt, hat sie ${might}`;
}

const withoutZone = ({ zone: _, ...others }: Filter): Filter => others;
const withoutPlace = ({ place: _, ...others }: Filter): Filter => others;

export const evenWithout = (units: string): string => `, auch wenn du dort keine ${units} hast,`;

function playToClause(v: Voice, e: Of<"playTo">, options: EffectOptions): Clause {
  const place = {
    open: "auf ein offenes Schlachtfeld",
    occupiedEnemy: "auf ein besetztes gegnerisches Schlachtfeld",
    attacking: "auf ein Schlachtfeld",
    anywhereEnemyAlone: "auf ein besetztes Schlachtfeld",
    enemyUnits: "auf ein Schlachtfeld",
    any: "auf ein beliebiges Schlachtfeld",
  }[e.place];
  const where = {
    open: "",
    occupiedEnemy: "",
    attacking: ", das du angreifst,",
    anywhereEnemyAlone: ", falls dort eine gegnerische Einheit allein ist,",
    enemyUnits: ", auf dem gegnerische Einheiten sind,",
    any: "",
  }[e.place];
  const played = `${place} gespielt werden`;
  if (options.next && e.of !== "me") return own(one(nextPlayed(v, e.of, "nom")), VERB.können, played, where);
  if (e.ambush) return own(I(v), VERB.können, `mit [Ambush] ${played}`, `${where.replace(/,$/, "")}${evenWithout("Einheiten")}`);
  if (e.of === "me") {
    return e.place === "attacking" || e.place === "anywhereEnemyAlone"
      ? own(I(v), VERB.können, played, where)
      : modalOf(VERB.dürfen, DU, clauseOf({ verb: VERB.spielen, mid: `${me(v, "acc")} ${place}${where}` }));
  }
  return own(
    many(these(v, e.of, "nom", {}, BARE)),
    e.place === "open" ? VERB.dürfen : VERB.können,
    e.place === "open" ? "auf offene Schlachtfelder gespielt werden" : played,
    where,
  );
}

function bonusClause(v: Voice, e: Of<"bonusDamage">): Clause {
  const { n, each } = perEach(v, e.n);
  const by: Subject = {
    yourSpellsAndAbilities: many("deine Zauber und Fähigkeiten"),
    spellsAndAbilities: many("Zauber und Fähigkeiten"),
    next: one(nextPlayed(v, { kinds: ["spell"] }, "nom")),
    thisSpell: one(thisCard(v, "nom")),
    gearAbilities: many("Fähigkeiten befreundeter Ausrüstungen"),
  }[e.by ?? "yourSpellsAndAbilities"];
  return own(by, VERB.zufügen, words(e.to && these(v, e.to, "dat"), each, n, e.additional && "zusätzlichen", "Bonusschaden"));
}

function moreTriggersClause(v: Voice, e: Of<"moreTriggers">): Clause {
  const whose = e.side === "friendly" ? "befreundete" : "deine";
  const what =
    e.of === "deathknell"
      ? words(`${whose} ${keywordText({ keyword: "Deathknell" })}-Effekte`, e.place && placeText(v, e.place))
      : `${whose} ${EFFECT[e.of].many} hier`;
  return own(many(what), VERB.auslösen, "ein weiteres Mal");
}

// ------------------------------------------------------------------------------------------------------------ together

/** One effect as a clause. */
export function effectClause(v: Voice, e: StaticEffect, options: EffectOptions = {}): Clause {
  const saying = sayings(v, e, options);
  return typeof saying === "function" ? saying : spoken(saying);
}

/** "ich habe +1 [M] und [Ganking]", "ich koste [2] weniger und komme bereit ins Spiel". */
export function effectsClause(v: Voice, effects: readonly StaticEffect[]): Clause {
  const clauses: Clause[] = [];
  let current: Saying[] = [];
  const flush = (): void => {
    if (current.length > 0) clauses.push(shared(current));
    current = [];
  };
  for (const effect of effects) {
    const saying = sayings(v, effect, {});
    if (typeof saying === "function") {
      flush();
      clauses.push(saying);
    } else {
      if (current.length > 0 && current[0]?.subject.text !== saying.subject.text) flush();
      current.push(saying);
    }
  }
  flush();
  if (effects.at(-1)?.effect === "moreMinus")
    return (order) => clauses.map((clause, at) => (at === 0 ? clause(order) : capitalised(clause("command")))).join(". ");
  return (order) => list(clauses.map((clause, at) => clause(at === 0 ? order : order === "inverted" ? "first" : order)));
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Several of one subject: the same verb is said once. */
function shared(sayings: readonly Saying[]): Clause {
  const merged: Saying[] = [];
  for (const saying of sayings) {
    const last = merged.at(-1);
    if (last !== undefined && last.verb === saying.verb && last.tail === undefined)
      merged[merged.length - 1] = {
        ...last,
        mid: `${last.mid} und ${saying.mid}`,
        ...(saying.tail === undefined ? {} : { tail: saying.tail }),
      };
    else merged.push(saying);
  }
  const clauses = merged.map((saying, at) => (at === 0 ? spoken(saying) : clauseOf(saying)));
  return (order) => list(clauses.map((clause, at) => clause(order, at > 0)));
}
