/** What the bots are like, in a sentence each. */
export default {
  lines: {
    beginner: "“I only learned this yesterday. Is it my turn already?”",
    casual: "“I play what looks right, and I do not think twice.”",
    skilled: "“Every card has a best use this moment, and I find it.”",
    strong: "“I have already seen what you will do with your next turn.”",
    expert: "“Take your time. I have played this position a hundred times while you read it.”",
  },
  machine: "A machine for experiments, without a character.",
  strength: (won: string, other: string, low: string, high: string, games: number) =>
    `Measured: wins ${won} of games against ${other} (${low} to ${high}, ${games} games).`,
};
