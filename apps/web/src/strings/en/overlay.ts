export default {
  scores: "Points",
  noTable: "Waiting for a game in another tab of this browser.",
  waiting: (code: string) => `Waiting for table ${code}.`,
  hand: (cards: number) => (cards === 1 ? "1 card in hand" : `${cards} cards in hand`),
  wins: (games: number) => (games === 1 ? "1 game won" : `${games} games won`),
  turn: (turn: number, name: string) => `Turn ${turn} · ${name}`,
  played: (name: string) => `${name}:`,
  activated: (name: string) => `${name} uses`,
  won: (names: readonly string[]) => `Winner: ${names.join(", ")}`,
};
