import { locationOfChoice, seatOfBase } from "@rulebound/engine/internal";
import {
  type Answer,
  type Choice,
  type Decision,
  explain,
  FIRST_BATTLEFIELD,
  isBase,
  isLocationChoice,
  isPlayerChoice,
  itemOf,
  NOBODY,
  type Seat,
  type State,
  seatOfChoice,
} from "../adapter.ts";

/** How players behave who have nothing to do with a case. They sit in the last seats. */

const isBystander = ({ players }: State, bystanders: number, seat: Seat): boolean => seat >= players.length - bystanders;

/** They pass, end their turns, and decline what is optional; null: no bystander is asked, or one must really choose. */
export function bystandersAnswer(state: State, bystanders: number): Answer | null {
  const asked = state.decision;
  if (asked === null || !isBystander(state, bystanders, asked.player)) return null;
  switch (asked.kind) {
    case "act":
      return explain(state, asked.player, { do: "pass" }) === null ? { do: "pass" } : { do: "endTurn" };
    case "may":
      return { do: asked.min > 0 ? "yes" : "no" };
    case "choose":
      return asked.min === 0 ? { do: "choose", picks: [] } : null;
    default:
      return null;
  }
}

/** The question without bystanders and what is theirs, if there is enough left to answer it. */
export function asSeenByTheCase(state: State, asked: Decision | null, bystanders: number): Decision | null {
  if (asked === null || bystanders === 0 || asked.kind !== "choose") return asked;
  const options = asked.options.filter((choice) => !isBystander(state, bystanders, ownerOf(state, choice)));
  if (options.length < asked.min || options.length === asked.options.length) return asked;
  return { ...asked, options, max: Math.min(asked.max, options.length) };
}

/** Whose a choice is, or who it is; -1: nobody's. */
function ownerOf(state: State, choice: Choice): Seat {
  if (isPlayerChoice(choice)) return seatOfChoice(choice);
  if (isLocationChoice(choice)) {
    const location = locationOfChoice(choice);
    if (isBase(location)) return seatOfBase(location);
    const place = state.battlefields.find(({ index }) => index === location - FIRST_BATTLEFIELD);
    return place === undefined ? NOBODY : state.objects[place.object].owner;
  }
  const object = itemOf(state, choice)?.object ?? choice;
  return state.objects[object]?.owner ?? NOBODY;
}
