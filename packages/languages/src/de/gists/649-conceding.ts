import type { Texts } from "./texts.ts";

export const CONCEDING: Texts = {
  "649": "Aufgeben",
  "650": "Jeder Spieler kann jederzeit aufgeben.",
  "651": "Wer aufgibt, scheidet sofort aus.",
  "651.1": "Ein einziger verbliebener Spieler gewinnt.",
  "651.2": "Bleiben mehrere Spieler, werden die Schritte für das Ausscheiden ausgeführt.",
  "651.3": "Ein ausgeschiedener Spieler trifft keine Wahlen mehr und hat keinen Einfluss mehr.",
  "651.4": "Die Verbündeten eines Spielers, der aufgibt, verlieren und scheiden mit ihm aus.",
  "652": "Geht das Spiel weiter, verlässt der ausgeschiedene Spieler es in diesen Schritten.",
  "652.1": "Alle Permanente, Runen und verdeckten Karten, die ein ausgeschiedener Spieler beherrscht oder besitzt, werden verbannt.",
  "652.2": "Das Schlachtfeld, das ein ausgeschiedener Spieler mitbrachte, wird entfernt, wenn es benutzt wird.",
  "652.2.a": "Ein Schlachtfeld-Spielstein ohne Fähigkeiten tritt an die Stelle des entfernten.",
  "652.2.b": "Einheiten und versteckte Karten am entfernten Schlachtfeld bleiben unberührt, wo sie sind (438).",
  "652.2.c": "Dauerhafte Effekte des entfernten Schlachtfelds enden sofort.",
  "652.3": "Jede Karte im Besitz eines ausgeschiedenen Spielers verlässt das Spiel.",
  "652.4": "Zauber und Fähigkeiten eines ausgeschiedenen Spielers, welcher Art auch immer, werden gekontert.",
  "652.5": "Nach diesen Schritten geht das Spiel weiter.",
  "652.5.a": "Wer dann am Zug ist",
  "652.5.a.1": "War der ausgeschiedene Spieler am Zug, folgt der nächste verbliebene in Zugreihenfolge.",
  "652.5.b": "Wer dann den Fokus hat",
  "652.5.b.1": "Den Fokus, den ein ausgeschiedener Spieler in einem Showdown hatte, bekommt der nächste Spieler.",
  "652.5.b.2":
    "Haben nach einem Ausscheiden alle Verbliebenen den Fokus weitergegeben, endet der Showdown, und Kampf oder Aufräumen folgt.",
  "652.5.c": "Wer dann Priorität hat",
  "652.5.c.1": "Die Priorität, die ein ausgeschiedener Spieler während einer Kette hatte, bekommt der nächste Spieler.",
  "652.5.c.2":
    "Haben nach einem Ausscheiden alle Verbliebenen gepasst, wird der neueste Ketteneintrag abgewickelt und die Priorität neu vergeben.",
};
