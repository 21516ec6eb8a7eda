/** How a game ended, and what comes next. */
export default {
  how: {
    conquer: (points: number, place: string, turn: number) => `${points} points: conquered ${place} on turn ${turn}`,
    hold: (points: number, place: string, turn: number) => `${points} points: held ${place} on turn ${turn}`,
    burnOut: (points: number, who: string, isYou: boolean, turn: number) =>
      `${points} points: ${isYou ? "you" : who} burned out on turn ${turn}, with no cards left to take`,
    card: (points: number, card: string, turn: number) => `${points} points: the last by ${card} on turn ${turn}`,
    points: (points: number, turn: number) => `${points} points on turn ${turn}`,
    won: (card: string, turn: number) => `${card} ended the game on turn ${turn}`,
    wonPlainly: (turn: number) => `A card ended the game on turn ${turn}`,
    conceded: (who: string, isYou: boolean, turn: number) => `${isYou ? "You" : who} conceded on turn ${turn}`,
  },
  rematch: "Rematch",
  nextLevel: (name: string) => `Next level: ${name}`,
  watch: "Watch this game",
};
