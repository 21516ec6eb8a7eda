import type { ClauseWords } from "@rulebound/engine/internal";
import { capital } from "../log.ts";

/**
 * What is said around the parts of a text when they are asked. Parts are infinitives ("1 Karte ziehen", "welche Einheit
 * töten"), and so are questions: "1 Karte ziehen?".
 */

/** "eins wählen", "ein Merkmal nennen": told, not asked. */
const COMMAND = /^(?:eins|zwei|drei) wählen\b|^(?!welche).* nennen$/;

/** Whoever is asked need not be told that they may, or must. */
const bare = (text: string): string =>
  text
    .replace(/\s*[.?]$/, "")
    .replace(/^darfst du /, "")
    .replace(/ (?:müssen|dürfen)(?=$|[.?] )/, "");

function question(text: string): string {
  const [, first, others = ""] = /^(?:, )?(.*?)(?:[.?](?: (.*))?)?$/s.exec(bare(text)) ?? ["", text];
  const asked = `${capital(first)}${COMMAND.test(first) ? "." : "?"}`;
  return others === "" ? asked : `${asked} ${capital(others)}.`;
}

function unless(text: string, cost: string): string {
  const [happens, lets = ""] = text.split(", es sei denn, ");
  return `${cost === "" ? lets.replace(/^.* lässt dich /, "deinen Gegner lassen: ") : cost}? Sonst: ${happens}`;
}

export const QUESTIONS: ClauseWords = {
  question,
  followed: (text, next) => (next === "" ? text : text === "" ? next : `${text}? ${capital(next)}`),
  head: (text) => text.split(/ ?[—:]\n|\. Für jeden Spieler/)[0],
  offered: (text) => text.replace(/^.*?\b(?:darf|darfst|kann|kannst) (?:du )?/, ""),
  whichPlayer: (text) => text.replace(/\beinen (Spieler|Gegner)\b/, "welchen $1"),
  unless,
  discard: (n) => (n === 1 ? "welche Karte abwerfen" : `welche ${n} Karten abwerfen`),
  whereTo: (text) => `${text}: wohin`,
  pay: (price) => `${price} zahlen`,
  payTo: (price, text) => `für ${price} ${text}`,
  onceMore: (pay) => `${pay}, um alles noch einmal zu tun`,
  howMuch: (kind) => (kind === null ? "wie viel zahlen" : `wie viel ${kind === "energy" ? "Energie" : "Kraft"} zahlen`),
  spendBuff: (text) => `Stärkung ausgeben: ${text.replace(/ töten$/, "")}`,
  additional: (price, gain) => (gain === "" ? `als Zusatzkosten ${price}` : price + gain),
  youThen: (texts, isInstead) => ` und dafür ${isInstead ? "stattdessen " : ""}${texts.join(" und ")}`,
  gains: {
    entersReady: ", damit sie bereit ins Spiel kommt",
    costsNothing: ", damit sie sonst nichts kostet",
    less: (symbols) => `, damit sie ${symbols} weniger kostet`,
    lessForEach: (symbols) => `, damit sie für jede davon ${symbols} weniger kostet`,
    lessByThat: ", damit sie um deren Kosten weniger kostet",
    playedThere: ", damit sie auf dieses Schlachtfeld gespielt werden kann",
  },
  entersReady: "bereit ins Spiel kommen lassen",
  payForMove: "für die Bewegung zahlen",
  weaponmaster: "für die Kosten von [Equip], um [A] vermindert, ein eigenes Equipment anlegen",
  weaponmasterPrice: "die Kosten von [Equip], um [A] vermindert, zahlen, um es anzulegen",
  onTop: "Obenauf",
  onBottom: "Ganz nach unten",
};
