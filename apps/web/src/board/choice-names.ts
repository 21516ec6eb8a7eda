import { type Choice, ITEM, LOCATION, PLAYER, seatOfChoice } from "@rulebound/engine/internal";
import { useSeatName, useView } from "./context.ts";
import { useNames } from "./log.tsx";

/** What a choice is called: a card, an item of the chain, a player or a place; "" if it is out of sight. */
export function useChoiceNames(): (choice: Choice) => string {
  const view = useView();
  const name = useSeatName();
  const { place } = useNames();
  return (choice) => {
    if (choice < 0) return "";
    if (choice >= LOCATION) return place(choice - LOCATION);
    if (choice >= PLAYER) return name(seatOfChoice(choice));
    if (choice >= ITEM) return view.chain.find(({ id }) => id === choice - ITEM)?.name ?? "";
    return (
      view.board.find(({ id }) => id === choice)?.name ??
      view.players
        .flatMap(({ hand, trash, champion, legends }) => [...hand.cards, ...trash, ...champion, ...legends])
        .find(({ id }) => id === choice)?.name ??
      ""
    );
  };
}
