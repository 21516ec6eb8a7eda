/** What can't be done. */
import type { Prohibition } from "@rulebound/engine/language";
import { these } from "./filters.ts";
import { type EffectOptions, ENEMY_SOURCES, type Of, type Saying, whom } from "./saying.ts";
import { object } from "./selectors.ts";
import { type Clause, clauseOf, type Subject, VERB } from "./verbs.ts";
import { doerOf, type Voice } from "./voice.ts";
import { words } from "./words.ts";

/** Behind "kann": before the time, and after it. */
const PROHIBITED: Readonly<Record<Prohibition, string>> = {
  beChosenByEnemies: `nicht von ${ENEMY_SOURCES} gewählt werden`,
  beCountered: "nicht gekontert werden",
  beReadied: "nicht bereit gemacht werden",
  beReadiedByEnemies: `nicht von ${ENEMY_SOURCES} bereit gemacht werden`,
  moveToBase: "sich nicht in die Basis bewegen",
  moveFromHereToBase: "sich nicht von hier in die Basis bewegen",
  move: "sich nicht bewegen",
  beMovedByController: "nicht von ihrem Beherrscher bewegt werden",
  beMovedByEnemies: `nicht von ${ENEMY_SOURCES} bewegt werden`,
  playCards: "keine Karten spielen",
  playSpells: "keine Zauber spielen",
  playNamedSpells: "keine Zauber mit diesem Namen spielen",
  playUnitsExceptToBase: "Einheiten nur in ihre Basis spielen",
  playUnitsHere: "nicht hierher gespielt werden",
  gainPoints: "keine Punkte erhalten",
  scoreHereBeforeThirdTurn: "hier vor ihrem dritten Zug nicht punkten",
  revealHiddenHere: "hier nicht aufgedeckt werden",
  beDealtDamageOutsideCombat: "nur im Kampf Schaden erleiden",
  ambushAsReaction: "[Ambush] nur nutzen, wenn eine Karte mit [Action] gespielt werden könnte",
  bePlayedBeforeTurn4: "nicht in deinem ersten, zweiten oder dritten Zug gespielt werden",
};

export function cantSaying(v: Voice, e: Of<"cant">, options: EffectOptions): Saying | Clause {
  const cant = (subject: Subject, what: string): Saying => {
    const self = subject.person === "s1" ? "mich" : "sich";
    const said = what.replace(/^sich /, `${self} `);
    const mid = said.startsWith(`${self} `) ? words(self, options.duration, said.slice(self.length + 1)) : words(options.duration, said);
    return { subject, verb: VERB.können, mid };
  };
  if (e.what === "beMovedByController") {
    const it = object(v, options.about ?? "it", "acc");
    return clauseOf({
      subject: { text: "er", person: "s3" },
      own: true,
      verb: VERB.können,
      mid: words(it, options.duration, "nicht bewegen"),
    });
  }
  if (e.what === "beReadiedByEnemies" && e.of && e.of !== "me")
    return cant({ text: "Zauber und Fähigkeiten", person: "p3" }, `${these(v, e.of, "acc")} nicht bereit machen`);
  const what = e.by === undefined ? PROHIBITED[e.what] : `nicht von gegnerischen ${these(v, e.by, "dat")} gewählt werden`;
  if (e.of !== undefined || options.about !== undefined) return cant(whom(v, e.of ?? "me", options), what);
  const many = (text: string): Subject => ({ text, person: "p3" });
  if (e.what === "revealHiddenHere") return cant(many("[Hidden|versteckte] Karten deiner Gegner"), what);
  if (e.who === undefined) return cant(many(e.what.startsWith("play") ? "Einheiten" : "Spieler"), what);
  if (e.who === "opponents") return cant(many("Gegner"), what);
  if (e.who === "eachPlayer") return cant(many("Spieler"), what);
  return cant(doerOf(v, e.who).subject ?? { text: "du", person: "s2" }, what);
}
