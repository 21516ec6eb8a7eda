/** How each number of a report is defined: a page of every report, and of docs/LAB.md. */
export interface Definition {
  readonly term: string;
  readonly meaning: string;
}

export const GENERAL: readonly Definition[] = [
  {
    term: "Interval",
    meaning:
      "95%, Wilson's score interval: in 19 of 20 runs with other seeds it holds the share that endless games would show. It takes games as independent of each other. Two games of one round share a seed, which makes the true interval rather narrower than the one shown. It says nothing about how well the bots play: a win rate is that of these bots with these decks.",
  },
  {
    term: "Round",
    meaning:
      "As many games as there are seats, all on one seed: everybody sits once on every seat and goes first equally often. Rounds take the seeds from the given one on. With more decks than seats, every choice of decks has its turn; with fewer, decks sit more than once.",
  },
  {
    term: "Games, matches",
    meaning:
      "A game ends with a winner, or is undecided after 20,000 decisions. In mode match a contest is a best of three without sideboards, in which the loser of a game goes first in the next one; then the win rate is that of matches, and all else is counted in games. Games that broke off by an error are listed and not counted.",
  },
  {
    term: "Stopping early",
    meaning:
      "With --until the games end when every deck's interval reaches that far to either side, or less. That is asked only after whole hundreds of games or so, so that it does not depend on how fast the threads are. An interval that was looked at many times is a little too sure of itself.",
  },
];

export const SIMULATION: readonly Definition[] = [
  {
    term: "Win rate",
    meaning: "Games won of games played. With teams a win counts for each seat of the team; undecided games count as not won.",
  },
  {
    term: "Going first, second ...",
    meaning: "The win rate by place in the turn order. By seat: by the seat at the table, which should make no difference.",
  },
  { term: "Turns", meaning: "The number of the turn in which a game ended: the turns of all players together." },
  {
    term: "Points on own turn",
    meaning:
      "Points gained from the beginning of a player's own turn of that number up to the next one, so that what is gained in the turns of others counts too: the mean over the games that came so far. Score: the points up to then, the mean over all games; one that is over keeps its score. Points a turn: all points by all own turns begun.",
  },
  { term: "Conquers, holds", meaning: "How often a battlefield was conquered or held, a game, whether or not that gave a point." },
  {
    term: "Drawn",
    meaning:
      "Games in which a copy of the card was in the hand after the mulligan or was drawn later. The Chosen Champion starts in its own zone and is drawn only if further copies are in the deck.",
  },
  {
    term: "Worth when drawn",
    meaning:
      "The win rate of games with the card drawn less that of the games without it, with Newcombe's interval. Long games see more cards: a deck that wins late makes all its cards look good. Compare cards of the same deck. Of so many cards one in twenty lies outside its interval by chance alone.",
  },
  {
    term: "Played",
    meaning:
      "Games in which its owner put a copy on the chain, whatever became of it, and their win rate. Of drawn: copies played by copies drawn. First on: the own turn in which it was first played, on average.",
  },
  {
    term: "Mulligan",
    meaning:
      "By how many of the first four cards were replaced: games and win rate. Its value: the win rate of games with any card replaced less that of games with none. Kept and replaced: games in which a copy among the first four stayed, or went back. Worth keeping: the first win rate less the second. A bot that replaces at random measures the card; one that chooses measures its choices too.",
  },
  {
    term: "Curve",
    meaning:
      "Cards of the Main Deck, Chosen Champion included, by their Energy cost. Energy spent on own turn: Energy paid from the beginning of that turn up to the next one, for cards and abilities.",
  },
  {
    term: "Runes",
    meaning:
      "Runes of each domain in the rune deck beside the Power symbols on the cards (one that two domains can pay counts for both). Runes on the board: at the end of that own turn, the mean over the games in which it ended.",
  },
];
