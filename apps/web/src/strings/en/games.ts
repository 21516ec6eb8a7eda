/** Games that have been begun and wait to be gone on with. */
export default {
  title: "Your open games",
  goOn: "Go on",
  goOnWith: (decks: string, turn: string) => `Go on: ${decks}, ${turn}`,
  remove: "Delete",
  removeOne: (decks: string, turn: string) => `Delete: ${decks}, ${turn}`,
  removed: "The game is deleted.",
  keep: "Undo",
  against: " against ",
  turn: (n: number) => (n === 0 ? "not begun" : `turn ${n}`),
  unknownTurn: "under way",
  matchScore: (wins: readonly number[]) => `${wins.join(" : ")} games`,
  score: (points: readonly number[]) => `${points.join(" : ")} points`,
};
