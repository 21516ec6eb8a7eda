import type { Texts } from "./texts.ts";

export const GOLDEN_RULES: Texts = {
  "000": "Goldene und silberne Regeln",
  "001": "Die goldene Regel",
  "002": "Wo sich eine Karte und die Regeln wirklich widersprechen, hat die Karte recht.",
  "050": "Die silberne Regel",
  "051": "Karten haben ihre eigene Sprache: Lies sie mit diesen Regeln, nicht so, als wären sie selbst eine davon.",
  "052":
    "In einem Effekt heißt „Karte“ nur: Karte des Hauptdecks; Runen, Legenden und Schlachtfelder sind für die Regeln Karten, für Effekte nicht.",
  "053": "Eine Karte spricht von sich in der ersten Person.",
  "053.1": "Auf einer Einheit oder Legende meinen „ich“ und „mich“ genau diese Einheit oder Legende.",
  "053.2": "Auf Ausrüstungen und Zaubern meint „dies“ die Ausrüstung oder den Zauber selbst.",
  "053.3": "Auf einem Schlachtfeld meint „hier“ dieses Schlachtfeld.",
  "053.4": "Eine Karte, die ihren eigenen Namen nennt, meint sich selbst, ganz wie mit „ich“, „dies“ oder „hier“.",
  "054": "Verbot schlägt Erlaubnis",
  "054.1": "Was eine Karte verbietet und eine andere erlaubt, ist verboten.",
  "054.2": "„Nur“ unter bestimmten Umständen heißt: unter allen anderen nie.",
  "055": "Führe alle Anweisungen aus, die möglich sind, und übergehe die unmöglichen.",
  "055.1": "Auch eine Karte, von deren Anweisungen keine möglich ist, kann gespielt werden; ihre Abwicklung bewirkt dann nichts.",
  "056": "Eine Karte landet nie in einer Zone außerhalb des Bretts, die einem anderen als ihrem Besitzer gehört.",
  "056.1": "Die Zonen eines Spielers außerhalb des Bretts: Hauptdeck, Runendeck, Ablage, Hand, Championzone und Verbannung.",
  "056.2": "Soll eine Karte in eine solche Zone eines anderen, kommt sie in die gleiche Zone ihres Besitzers.",
};
