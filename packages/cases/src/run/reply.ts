import type { Action, Thing } from "../actions/action.ts";
import { type Choice, type Decision, type Seat, wordChoice } from "../adapter.ts";
import { StepFailure } from "../failure.ts";
import { fold } from "../words.ts";
import type { Game, Refused } from "./game.ts";

/** Answers to questions. Each fails if nobody asks, and gives the reason if the answer is illegal. */

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;

export function choose(game: Game, player: Seat, { things }: Of<"choose">): Refused | null {
  const asked = game.question(player, ["choose", "number", "mulligan", "battlefield", "name"], "a choice");
  return game.answer(player, { do: "choose", picks: picksOf(game, player, asked, things) });
}

/** What is not among the options is passed on all the same: the engine says why it is not. */
function picksOf({ state, names }: Game, player: Seat, { options }: Decision, things: readonly Thing[]): Choice[] {
  const picks: Choice[] = [];
  for (const thing of things) {
    picks.push(names.option(state, thing, options, player, new Set(picks)) ?? names.choice(state, thing, options, player));
  }
  return picks;
}

export function chooseMode(game: Game, player: Seat, { modes }: Of<"choose mode">): Refused | null {
  game.question(player, ["mode"], "a mode");
  return game.answer(player, { do: "choose", picks: modes.map((mode) => mode - 1) });
}

export function yesOrNo(game: Game, player: Seat, answer: "yes" | "no"): Refused | null {
  game.question(player, ["may"], "yes or no");
  return game.answer(player, { do: answer });
}

/** Replacement effects are asked for one at a time; the rest of the line answers the questions that follow. */
export function order(game: Game, player: Seat, { things }: Of<"order">): Refused | null {
  const asked = game.question(player, ["order", "choose"], "an order");
  if (asked.kind === "choose" && asked.about !== "order")
    throw new StepFailure(`P${player + 1} is not asked for an order: ${game.pending()}.`);
  const picks = things === "any" ? asked.options : picksOf(game, player, asked, things);
  if (asked.kind === "order") {
    if (picks.length < asked.options.length)
      throw new StepFailure(`${picks.length} of ${asked.options.length} are named; ${game.pending()}.`);
    return game.answer(player, { do: "choose", picks });
  }
  let [next, ...rest] = picks;
  for (;;) {
    const refused = game.answer(player, { do: "choose", picks: [next] });
    if (refused !== null) return refused;
    const following = game.decision;
    if (following?.player !== player || following.about !== "order" || following.kind !== "choose") return null;
    const upcoming = rest.filter((choice) => following.options.includes(choice));
    if (upcoming.length === 0) return null;
    [next, ...rest] = upcoming;
  }
}

export function assign(game: Game, player: Seat, { amounts }: Of<"assign">): Refused | null {
  const asked = game.question(player, ["assign"], "an assignment of damage");
  const picks = picksOf(
    game,
    player,
    asked,
    amounts.map(({ to }) => to),
  );
  const stranger = amounts[picks.findIndex((choice) => !asked.options.includes(choice))];
  if (stranger !== undefined) return { rule: asked.rule, detail: `${stranger.to.text} cannot be assigned any of it` };
  const given = asked.options.map((option) => amounts.reduce((sum, { amount }, i) => (picks[i] === option ? sum + amount : sum), 0));
  return game.answer(player, { do: "assign", amounts: given });
}

export function name(game: Game, player: Seat, { words }: Of<"name">): Refused | null {
  game.question(player, ["name", "choose"], "a name");
  const index = game.state.pool.words.findIndex((word) => fold(word) === fold(words));
  if (index < 0) throw new StepFailure(`"${words}" cannot be named: it is neither a card, a type nor a tag.`);
  return game.answer(player, { do: "choose", picks: [wordChoice(index)] });
}
