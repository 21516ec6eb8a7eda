/** Verbs and where they stand: a clause is kept in its pieces and said in the order that the sentence needs. */
import { list, words } from "./words.ts";

export interface Verb {
  /** "wirf", "wirfst", "wirft"... without the prefix that is split off. */
  readonly command: string;
  readonly s1: string;
  readonly s2: string;
  readonly s3: string;
  readonly p2: string;
  readonly p3: string;
  readonly infinitive: string;
  /** "ab" of "abwerfen", "bereit" of "bereit machen". */
  readonly prefix: string;
  /** A prefix that is a word of its own: "bereit machen". */
  readonly apart: boolean;
}

function weak(stem: string, prefix = "", apart = false): Verb {
  const e = /[td]$/.test(stem) ? "e" : "";
  const n = /[^i]el$/.test(stem) ? "n" : "en";
  const first = /[^i]el$/.test(stem) ? `${stem.slice(0, -2)}le` : `${stem}e`;
  return {
    command: first,
    s1: first,
    s2: `${stem}${e}st`,
    s3: `${stem}${e}t`,
    p2: `${stem}${e}t`,
    p3: stem + n,
    infinitive: stem + n,
    prefix,
    apart,
  };
}

/** "werf", "wirf": the stem of the infinitive, and that of "du" and "er". */
function strong(stem: string, other: string, command = other, prefix = "", apart = false): Verb {
  const s2 = /[sßz]$/.test(other) ? `${other}t` : `${other}st`;
  const s3 = /t$/.test(other) ? other : `${other}t`;
  const p2 = /t$/.test(stem) ? `${stem}et` : `${stem}t`;
  return { command, s1: `${stem}e`, s2, s3, p2, p3: `${stem}en`, infinitive: `${stem}en`, prefix, apart };
}

const modal = (one: string, infinitive: string, s2 = `${one}st`): Verb => ({
  command: one,
  s1: one,
  s2,
  s3: one,
  p2: infinitive.replace(/en$/, "t"),
  p3: infinitive,
  infinitive,
  prefix: "",
  apart: false,
});

export const VERB = {
  ziehen: weak("zieh"),
  abwerfen: strong("werf", "wirf", "wirf", "ab"),
  geben: strong("geb", "gib"),
  zurückgeben: strong("geb", "gib", "gib", "zurück"),
  ausgeben: strong("geb", "gib", "gib", "aus"),
  zufügen: weak("füg", "zu"),
  töten: weak("töt"),
  heilen: weak("heil"),
  bereitMachen: weak("mach", "bereit", true),
  erschöpfen: weak("erschöpf"),
  betäuben: weak("betäub"),
  stärken: weak("stärk"),
  bestärken: weak("bestärk"),
  entkräften: weak("entkräft"),
  zurückrufen: { ...weak("ruf", "zurück") },
  verbannen: weak("verbann"),
  recyceln: weak("recycel"),
  wählen: weak("wähl"),
  aufdecken: weak("deck", "auf"),
  vorzeigen: weak("zeig", "vor"),
  ansehen: strong("seh", "sieh", "sieh", "an"),
  legen: weak("leg"),
  zurücklegen: weak("leg", "zurück"),
  nehmen: { ...strong("nehm", "nimm"), s3: "nimmt", s2: "nimmst" },
  bringen: weak("bring"),
  bewegen: weak("beweg"),
  kanalisieren: weak("kanalisier"),
  erzeugen: weak("erzeug"),
  spielen: weak("spiel"),
  kontern: { ...weak("konter"), command: "kontere", s1: "kontere", s2: "konterst", s3: "kontert", p3: "kontern", infinitive: "kontern" },
  übernehmen: { ...strong("übernehm", "übernimm"), s2: "übernimmst", s3: "übernimmt" },
  verlieren: weak("verlier"),
  treffen: { ...strong("treff", "triff"), s3: "trifft", s2: "triffst" },
  anlegen: weak("leg", "an"),
  ablegen: weak("leg", "ab"),
  prophezeien: weak("prophezei"),
  verbrennen: weak("verbrenn"),
  erhalten: { ...strong("erhalt", "erhält", "erhalte"), s2: "erhältst", s3: "erhält" },
  erzielen: weak("erziel"),
  gewinnen: weak("gewinn"),
  zahlen: weak("zahl"),
  verhindern: { ...weak("verhinder"), command: "verhindere", s1: "verhindere", p3: "verhindern", infinitive: "verhindern" },
  verdoppeln: weak("verdoppel"),
  erhöhen: weak("erhöh"),
  verringern: { ...weak("verringer"), command: "verringere", s1: "verringere", p3: "verringern", infinitive: "verringern" },
  tauschen: { ...weak("tausch") },
  ersetzen: { ...weak("ersetz"), s2: "ersetzt" },
  hinzufügen: weak("füg", "hinzu"),
  nennen: weak("nenn"),
  aktivieren: weak("aktivier"),
  wiederholen: weak("wiederhol"),
  verstecken: weak("versteck"),
  tun: { command: "tu", s1: "tue", s2: "tust", s3: "tut", p2: "tut", p3: "tun", infinitive: "tun", prefix: "", apart: false } as Verb,
  führen: weak("führ", "durch"),
  werden: {
    command: "werde",
    s1: "werde",
    s2: "wirst",
    s3: "wird",
    p2: "werdet",
    p3: "werden",
    infinitive: "werden",
    prefix: "",
    apart: false,
  } as Verb,
  sein: { command: "sei", s1: "bin", s2: "bist", s3: "ist", p2: "seid", p3: "sind", infinitive: "sein", prefix: "", apart: false } as Verb,
  haben: {
    command: "habe",
    s1: "habe",
    s2: "hast",
    s3: "hat",
    p2: "habt",
    p3: "haben",
    infinitive: "haben",
    prefix: "",
    apart: false,
  } as Verb,
  dürfen: { ...modal("darf", "dürfen") },
  können: { ...modal("kann", "können") },
  müssen: { ...modal("muss", "müssen"), s2: "musst" },
  kosten: weak("kost"),
  kommen: { ...weak("komm") },
  sterben: strong("sterb", "stirb"),
  angreifen: { ...weak("greif", "an") },
  verteidigen: weak("verteidig"),
  erobern: { ...weak("erober"), command: "erobere", s1: "erobere", p3: "erobern", infinitive: "erobern" },
  halten: { ...strong("halt", "hält", "halte"), s2: "hältst", s3: "hält" },
  punkten: weak("punkt"),
  verlassen: { ...strong("verlass", "verläss", "verlass"), s2: "verlässt", s3: "verlässt" },
  kontrollieren: weak("kontrollier"),
  erleiden: { ...weak("erleid"), s2: "erleidest", s3: "erleidet" },
  beginnen: weak("beginn"),
  enden: weak("end"),
  überspringen: weak("überspring"),
  ignorieren: weak("ignorier"),
  auslösen: { ...weak("lös", "aus"), s2: "löst" },
  benutzen: { ...weak("benutz"), s2: "benutzt" },
  kopieren: weak("kopier"),
  zuweisen: { ...weak("weis", "zu"), s2: "weist" },
} satisfies Readonly<Record<string, Verb>>;

/** The same in a bracket that the client explains: "[Stun|betäube]". */
export function bracketed(key: string, verb: Verb): Verb {
  const shown = (form: string): string => `[${key}|${form}]`;
  const { command, s1, s2, s3, p2, p3, infinitive } = verb;
  return {
    ...verb,
    command: shown(command),
    s1: shown(s1),
    s2: shown(s2),
    s3: shown(s3),
    p2: shown(p2),
    p3: shown(p3),
    infinitive: shown(infinitive),
  };
}

type Person = "s1" | "s2" | "s3" | "p2" | "p3";
export interface Subject {
  readonly text: string;
  readonly person: Person;
  /** Not who acts in the sentence: it is said in any case. */
  readonly own?: boolean;
}
export const DU: Subject = { text: "du", person: "s2" };

/**
 * command: "Wirf 1 ab"; first: "du wirfst 1 ab"; inverted, behind what stands first: "wirfst du 1 ab"; infinitive: "1 abwerfen";
 * zu: "1 abzuwerfen"; final, in a clause of its own: "du 1 abwirfst".
 */
export type Order = "command" | "first" | "inverted" | "infinitive" | "zu" | "final";

/** A clause in whatever order; `silent`: its subject has been said. */
export type Clause = (order: Order, silent?: boolean) => string;

export interface Pieces {
  /** None: "du", and a command where the order allows it. */
  readonly subject?: Subject | undefined;
  readonly verb: Verb;
  /** Between the verb and its end: objects, times, places. */
  readonly mid?: string;
  /** Behind everything: ", um 1 Karte zu ziehen". */
  readonly tail?: string;
  /** "sich": it changes with the subject. */
  readonly reflexive?: boolean;
  /** Not who acts in the sentence: it is said in any case. */
  readonly own?: boolean;
}

const REFLEXIVE: Readonly<Record<Person, string>> = { s1: "mich", s2: "dich", s3: "sich", p2: "euch", p3: "sich" };

const withPrefix = ({ prefix, apart }: Verb, form: string): string => {
  if (prefix === "") return form;
  return apart ? `${prefix} ${form}` : prefix + form;
};

const isPronoun = (text: string): boolean => /^(ich|du|er|sie|es|wir|ihr)$/.test(text);

/** A relative clause at the end stands behind the verb: "etwas bereit machen, das erschöpft ist,". */
const RELATIVE = /^(.*?\S)(, (?:der|die|das|den|der oder die|auf dem|an dem|falls|wo|bis|solange) [^,]*,)$/s;

export function clauseOf({
  subject,
  verb,
  mid: whole = "",
  tail: end = "",
  reflexive = false,
  own = subject?.own === true,
}: Pieces): Clause {
  return (wanted, isSaid = false) => {
    const silent = isSaid && !own;
    const order = own && (wanted === "infinitive" || wanted === "zu" || (isSaid && wanted === "inverted")) ? "first" : wanted;
    const { text, person } = subject ?? DU;
    const isLast = order === "infinitive" || order === "zu" || order === "final" || verb.prefix !== "";
    const [, mid = whole, behind = ""] = (isLast && RELATIVE.exec(whole)) || [];
    const tail = behind + end;
    const self = reflexive ? REFLEXIVE[person] : "";
    const said = silent ? "" : text;
    switch (order) {
      case "command":
        if (subject === undefined) return words(verb.command, self, mid, verb.prefix) + tail;
        return words(said, verb[person], self, mid, verb.prefix) + tail;
      case "first":
        return words(said, verb[person], self, mid, verb.prefix) + tail;
      case "inverted":
        return words(verb[person], isPronoun(said) && said, self, !isPronoun(said) && said, mid, verb.prefix) + tail;
      case "infinitive":
        return words(self, mid, withPrefix(verb, verb.infinitive)) + tail;
      case "zu": {
        const { prefix, apart, infinitive } = verb;
        return (
          words(self, mid, prefix === "" ? `zu ${infinitive}` : apart ? `${prefix} zu ${infinitive}` : `${prefix}zu${infinitive}`) + tail
        );
      }
      case "final":
        return words(isPronoun(said) && said, self, !isPronoun(said) && said, mid, withPrefix(verb, verb[person])) + tail;
    }
  };
}

/** "darf", "muss", "kann" with what it governs. */
export const modalOf = (verb: Verb, subject: Subject | undefined, inner: Clause, before = ""): Clause => {
  const whole = clauseOf({ subject: subject ?? DU, verb, mid: words(before, inner("infinitive")) });
  // As a part of a text, in an infinitive, nobody is told that they may or must.
  return (order, silent = false) => (order === "infinitive" ? words(before, inner(order)) : whole(order, silent && order !== "command"));
};

/** What stands first and turns the clause round; where there is no first place, it comes last. */
export function fronted(front: string, inner: Clause): Clause {
  return (order, silent) => {
    if (silent !== true && (order === "command" || order === "first")) return words(front, inner("inverted"));
    const [first = "", ...others] = inner(order, silent).split(/(?<=[^\d])\. /);
    return [`${first}, ${front}`, ...others].join(". ");
  };
}

/** A time or place: first where that is free, else behind the verb. */
export const timed =
  (front: string, inner: Clause): Clause =>
  (order, silent) => {
    if (silent !== true && (order === "command" || order === "first")) return words(front, inner("inverted"));
    if (order === "infinitive" || order === "zu" || order === "final") return words(front, inner(order, silent));
    if (silent === true && inner("command", true) === inner("first")) return words(front, inner("inverted"));
    return inserted(inner(order, silent), front);
  };

const SUBJECT =
  "(?: (?:du|ich|er|sie|es|wir|ihr beide|ein Gegner|jeder Gegner|jeder Spieler|dieser Spieler|(?:ihr|sein|ihre) (?:Beherrscher|Besitzer))(?=[ ,.]|$))?";
const OBJECT = "(?: (?:mich|mir|dir|sich|sie|ihn|ihm|ihr|ihnen|es)(?=[ ,.]|$))*";
const VERB_FIRST = new RegExp(`^((?:\\[[^\\]]*\\]|[^\\s,.]+)${SUBJECT}${OBJECT})`);

/** An adverb into a clause that begins with its verb: behind the subject and the pronouns. */
export const inserted = (text: string, adverb: string): string => text.replace(VERB_FIRST, `$1 ${adverb}`);

/** Words that no order changes. */
export const fixed =
  (text: string): Clause =>
  () =>
    text;

const PRONOUN = /^(?:(?:mich|mir|dich|dir|sich|sie|ihn|ihm|ihr|ihnen|es)(?=[ ,]|$) ?)+/;

/** "dann" behind the pronouns: "gib sie dann zurück". */
export function afterwards(clause: Clause): Clause {
  return (order, silent) => {
    const text = clause(order, silent);
    if (order !== "infinitive" && order !== "zu" && order !== "final" && clause("command", true) === clause("first"))
      return `dann ${clause("inverted")}`;
    if (order === "infinitive" || order === "zu" || order === "final") {
      const [pronouns = ""] = PRONOUN.exec(text) ?? [];
      return `${pronouns}dann ${text.slice(pronouns.length)}`;
    }
    return inserted(text, "dann");
  };
}

export const together = (clauses: readonly Clause[], conjunction: "und" | "oder" = "und"): Clause => {
  return (order, silent) =>
    list(
      clauses.map((clause, at) => clause(order, silent === true || at > 0)),
      conjunction,
    );
};
