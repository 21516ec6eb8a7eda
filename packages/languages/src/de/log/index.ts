import { DOMAINS, type EventType, type WordedEvent } from "@rulebound/engine/internal";
import { capital, type LogLine, type LogNames } from "../../log.ts";
import { DOMAIN_NAMES } from "../domains.ts";
import { placeName, where, whereFrom, whereTo } from "./places.ts";

/** What happened, in German: "Du ziehst Defy", "Anna zieht eine Karte". */

/** Names with the words around them that depend on who reads. */
class Told {
  constructor(
    readonly event: WordedEvent,
    private readonly names: LogNames,
  ) {}

  /** Subject and verb: of whoever reads it in the second person. */
  does(they: string, you: string): string {
    const { player } = this.names;
    if (player === null) return `niemand ${they}`;
    return player.isYou ? `du ${you}` : `${player.name} ${they}`;
  }

  get isByPlayer(): boolean {
    return this.names.player !== null;
  }

  /** Behind a preposition that takes the dative: "bei dir", "bei Anna". */
  get playerDative(): string {
    const { player } = this.names;
    return player === null ? "niemandem" : player.isYou ? "dir" : player.name;
  }

  get turn(): string {
    const { player } = this.names;
    return player === null ? "ein Zug" : player.isYou ? "dein Zug" : `der Zug von ${player.name}`;
  }

  get object(): string {
    return this.names.object ?? "eine Karte";
  }

  /** What an ability is of: its source, or else the object. */
  get source(): string {
    return this.names.source ?? this.object;
  }

  get objectDative(): string {
    return this.names.object ?? "einer Karte";
  }

  get sourceDative(): string {
    return this.names.source ?? this.objectDative;
  }

  get isNamed(): boolean {
    return this.names.object !== null || this.names.source !== null;
  }

  /** Behind a preposition, where there is a source at all. */
  behind(preposition: string): string {
    return this.names.source === null ? "" : ` ${preposition} ${this.names.source}`;
  }

  get isSomewhere(): boolean {
    return this.names.at !== null;
  }

  get at(): string {
    return where(this.names.at);
  }

  get place(): string {
    return placeName(this.names.at);
  }

  get from(): string {
    return whereFrom(this.names.from);
  }

  get to(): string {
    return whereTo(this.names.to);
  }
}

const PHASES = ["Aufbauphase", "Erwachensphase", "Anfangsphase", "Kanalisierungsphase", "Ziehphase", "Hauptphase", "Endphase"] as const;

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** Energy, and the domains of the Power by number: "2 Energie und 1 Kraft (Zorn)". */
function resources(energy: number, power: string): string {
  const domains = power === "" ? [] : power.split(",").map((domain) => DOMAINS[Number(domain)] ?? null);
  const powers = [...new Set(domains)].map(
    (domain) => `${domains.filter((other) => other === domain).length} Kraft (${domain === null ? "beliebig" : DOMAIN_NAMES[domain]})`,
  );
  return [...(energy > 0 ? [`${energy} Energie`] : []), ...powers].join(" und ");
}

const RESULTS: Readonly<Record<string, string>> = {
  attacker: "die angreifende Seite gewinnt",
  defender: "die verteidigende Seite gewinnt",
  none: "niemand gewinnt",
};

const ROLES: Readonly<Record<string, string>> = { attacker: "greift an", defender: "verteidigt" };

const LINES: Readonly<Record<EventType, (told: Told) => string>> = {
  played: (t) => (t.isByPlayer ? `${t.does("spielt", "spielst")} ${t.object}${t.from}` : `${t.object} wird${t.from} gespielt`),
  finalized: (t) => `${t.object} steht fertig auf der Kette`,
  resolved: (t) => `${t.object} wird abgewickelt`,
  countered: (t) => `${t.object} wird${t.behind("von")} gekontert`,
  triggered: (t) => (t.isByPlayer ? `bei ${t.playerDative} löst ${t.source} aus` : `${t.source} löst aus`),
  activated: (t) =>
    t.isByPlayer
      ? `${t.does("benutzt", "benutzt")} eine Fähigkeit von ${t.sourceDative}`
      : `eine Fähigkeit von ${t.sourceDative} wird benutzt`,
  entered: (t) => `${t.object} kommt${t.from}${t.at} ins Spiel`,
  moved: (t) => `${t.object} bewegt sich${t.from}${t.to}`,
  recalled: (t) => `${t.object} wird${t.behind("von")}${t.from}${t.to} zurückgerufen`,
  died: (t) => `${t.object} stirbt${t.at}`,
  killed: (t) => `${t.object} wird${t.behind("von")} getötet`,
  banished: (t) => `${t.object} wird verbannt`,
  discarded: (t) => `${t.does("wirft", "wirfst")} ${t.object} ab`,
  drew: (t) => `${t.does("zieht", "ziehst")} ${t.object}`,
  burned: (t) => `${t.does("verbrennt", "verbrennst")} ${t.object}`,
  recycled: (t) => `${t.object} wird recycelt`,
  returned: (t) => `${t.object} kehrt${t.from}${t.to} zurück`,
  put: (t) => `${t.object} kommt${t.from}${t.to}`,
  revealed: (t) => (t.isByPlayer ? `${t.does("deckt", "deckst")} ${t.object} auf` : `${t.object} wird aufgedeckt`),
  predicted: (t) => `${t.does("prophezeit", "prophezeist")} ${t.event.amount}`,
  hidden: (t) => `${t.does("versteckt", "versteckst")} eine Karte${t.at}`,
  dealt: (t) => `${t.object} erleidet ${t.event.amount} Schaden${t.behind("durch")}`,
  prevented: (t) => `an ${t.objectDative} ${t.event.amount === 1 ? "wird" : "werden"} ${t.event.amount} Schaden verhindert`,
  healed: (t) => `${t.object} wird geheilt`,
  stunned: (t) => `${t.object} wird betäubt`,
  buffed: (t) => `${t.object} wird gestärkt`,
  exhausted: (t) => `${t.object} wird erschöpft`,
  readied: (t) => `${t.object} wird bereit gemacht`,
  added: (t) =>
    `${t.does("erzeugt", "erzeugst")} ${resources(t.event.amount, t.event.result)} im Runenvorrat${t.isNamed ? ` mit ${t.sourceDative}` : ""}`,
  channelled: (t) => `${t.does("kanalisiert", "kanalisierst")} ${t.object}`,
  burnedOut: (t) => `${t.does("brennt", "brennst")} aus`,
  attached: (t) => `${t.object} wird${t.behind("an")} angelegt`,
  detached: (t) => `${t.object} wird${t.behind("von")} abgelegt`,
  empowered: (t) => `${t.object} wird bestärkt`,
  disempowered: (t) => `${t.object} wird entkräftet`,
  gainedXp: (t) => `${t.does("erhält", "erhältst")} ${t.event.amount} EP`,
  spentXp: (t) => `${t.does("gibt", "gibst")} ${t.event.amount} EP aus`,
  gainedPoints: (t) => `${t.does("erhält", "erhältst")} ${counted(t.event.amount, "Punkt", "Punkte")}`,
  conquer: (t) => `${t.does("erobert", "eroberst")} ${t.place}`,
  hold: (t) => `${t.does("hält", "hältst")} ${t.place}`,
  contested: (t) => `${t.does("macht", "machst")} ${t.place} streitig`,
  controlChanged: (t) => (t.isByPlayer ? `${t.does("kontrolliert", "kontrollierst")} ${t.object}` : `niemand kontrolliert ${t.object}`),
  showdownBegan: (t) => `ein Showdown beginnt${t.at}`,
  showdownEnded: (t) => `der Showdown${t.at} endet`,
  combatBegan: (t) => `ein Kampf beginnt${t.at}`,
  combatResult: (t) => `der Kampf${t.at} ist entschieden: ${RESULTS[t.event.result] ?? RESULTS.none}`,
  combatEnded: (t) => `der Kampf${t.at} endet`,
  designated: (t) => `${t.object} ${ROLES[t.event.result] ?? "kämpft mit"}`,
  tokenCreated: (t) => `${t.object} wird erschaffen`,
  replaced: (t) =>
    t.isSomewhere
      ? `${t.object} wird durch ${t.source} ersetzt`
      : t.isNamed
        ? `${t.source} ersetzt, was sonst geschähe`
        : "etwas anderes geschieht stattdessen",
  skipped: (t) => (t.isByPlayer ? `bei ${t.playerDative} fällt etwas aus` : "etwas fällt aus"),
  turnBegan: (t) => `${t.turn} beginnt`,
  phaseBegan: (t) => `die ${PHASES[t.event.amount] ?? "letzte Phase"} beginnt`,
  conceded: (t) => `${t.does("gibt", "gibst")} auf`,
  won: (t) => t.does("gewinnt", "gewinnst"),
  gaveMight: (t) => `${t.object} erhält ${t.event.amount < 0 ? "−" : "+"}${Math.abs(t.event.amount)} Macht`,
  gaveKeyword: (t) => `${t.object} erhält ein Schlüsselwort`,
  spentBuff: (t) => `die Stärkung von ${t.objectDative} wird ausgegeben`,
  paid: (t) => (t.isNamed ? `${t.does("zahlt", "zahlst")} für ${t.object}` : t.does("zahlt", "zahlst")),
  chose: (t) => `${t.does("wählt", "wählst")} ${t.object}`,
  looked: (t) => `${t.does("sieht sich", "siehst dir")} ${counted(t.event.amount, "Karte", "Karten")} an`,
  shuffled: (t) => t.does("mischt", "mischst"),
  passed: (t) => t.does("passt", "passt"),
  removed: (t) => (t.isNamed ? `${t.source} verlässt die Kette` : "etwas verlässt die Kette"),
  cancelled: (t) => `${t.object} wird abgebrochen`,
  named: (t) => `${t.does("nennt", "nennst")} ${t.event.result}`,
  copied: (t) => `${t.object} wird zur Kopie${t.behind("von")}`,
};

export const logLine: LogLine = (event, names) => capital(LINES[event.type](new Told(event, names)));
