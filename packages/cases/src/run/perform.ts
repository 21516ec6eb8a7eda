import type { Action } from "../actions/action.ts";
import type { Seat } from "../adapter.ts";
import { StepFailure } from "../failure.ts";
import { hide, move, play, use } from "./act.ts";
import { goOn } from "./clauses.ts";
import type { Game, Refused } from "./game.ts";
import { assign, choose, chooseMode, name, order, yesOrNo } from "./reply.ts";

/** Performs an action of a player on a fork, which becomes the game if it is legal. A name that means nothing fails. */
export function perform(game: Game, player: Seat, action: Action): Refused | null {
  const tried = game.fork();
  const refused = dispatch(tried, player, action) ?? goOn(tried);
  if (refused !== null) return refused;
  if (tried.unfinished === null) tried.takeOnlyOptions();
  game.adopt(tried);
  return null;
}

/** Performs it on the game itself, as far as the engine lets it. */
export function dispatch(game: Game, player: Seat, action: Action): Refused | null {
  switch (action.do) {
    case "move":
      return move(game, player, action);
    case "play":
      return play(game, player, action);
    case "use":
      return use(game, player, action);
    case "hide":
      return hide(game, player, action);
    case "pass":
      return game.answer(player, { do: "pass" });
    case "end turn":
      return game.answer(player, { do: "endTurn" });
    case "concede":
      return game.answer(player, { do: "concede", player });
    case "invite":
      return game.answer(player, { do: "invite", player: action.player });
    case "choose":
      return choose(game, player, action);
    case "choose mode":
      return chooseMode(game, player, action);
    case "yes":
    case "no":
      return yesOrNo(game, player, action.do);
    case "order":
      return order(game, player, action);
    case "assign":
      return assign(game, player, action);
    case "name":
      return name(game, player, action);
    case "pay":
      throw new StepFailure('nobody is asked to pay: "pay" answers a payment after "paying manually".');
  }
}
