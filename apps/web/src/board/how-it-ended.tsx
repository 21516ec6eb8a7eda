import { cardFacts } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import { useEvents, useFrame, useSeatName, useView } from "./context.ts";
import { useNames } from "./log.tsx";
import { outcomeOf } from "./outcome.ts";

/** "8 points: conquered The Grand Plaza on turn 9"; null: nobody has won. */
export function useHowItEnded(): string | null {
  const { how } = useStrings().ending;
  const events = useEvents();
  const { winners, players, turn } = useView();
  const { viewer } = useFrame();
  const name = useSeatName();
  const { place } = useNames();
  const outcome = outcomeOf(events, (seat) => winners.includes(seat));
  if (outcome === null || winners.length === 0) return null;
  const points = players[winners[0]].points;
  switch (outcome.how) {
    case "conquer":
    case "hold":
      return how[outcome.how](points, place(outcome.at), turn.number);
    case "burnOut":
      return how.burnOut(points, name(outcome.by), outcome.by === viewer, turn.number);
    case "card":
      return how.card(points, cardFacts(outcome.card).name, turn.number);
    case "points":
      return how.points(points, turn.number);
    case "won":
      return outcome.card < 0 ? how.wonPlainly(turn.number) : how.won(cardFacts(outcome.card).name, turn.number);
    case "conceded":
      return how.conceded(name(outcome.by), outcome.by === viewer, turn.number);
  }
}
