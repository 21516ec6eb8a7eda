import type en from "../en/games.ts";

export default {
  title: "Deine offenen Spiele",
  goOn: "Fortsetzen",
  goOnWith: (decks: string, turn: string) => `Fortsetzen: ${decks}, ${turn}`,
  remove: "Löschen",
  removeOne: (decks: string, turn: string) => `Löschen: ${decks}, ${turn}`,
  removed: "Das Spiel ist gelöscht.",
  keep: "Rückgängig",
  against: " gegen ",
  turn: (n: number) => (n === 0 ? "noch nicht begonnen" : `Zug ${n}`),
  unknownTurn: "läuft",
  matchScore: (wins: readonly number[]) => `${wins.join(" : ")} Spiele`,
  score: (points: readonly number[]) => `${points.join(" : ")} Punkte`,
} satisfies typeof en;
