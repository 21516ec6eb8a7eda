import { battlefieldLocation, turnState } from "./adapter.ts";
import type { Game } from "./run/game.ts";

/** What is true on a board, as a case would expect it: points, hands, who holds what and is there, and how the turn stands. */
export function truthsOf({ state, names, decision }: Game): Readonly<Record<string, unknown>> {
  const players = state.players.map(({ seat, points, hand }) => [`P${seat + 1}`, { points, hand: hand.length }]);
  const battlefields = state.battlefields.map(({ index, object, controller }) => {
    const units = state.at[battlefieldLocation(index)].map((id) => names.nameOf(state, id));
    const held = { controller: controller < 0 ? "none" : `P${controller + 1}` };
    return [names.nameOf(state, object), units.length === 0 ? held : { ...held, units }];
  });
  const [winner] = state.winners;
  return {
    ...Object.fromEntries([...players, ...battlefields]),
    ...(decision === null && winner !== undefined ? { winner: `P${winner + 1}` } : { state: turnState(state) }),
  };
}
