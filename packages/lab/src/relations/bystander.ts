import {
  type Answer,
  apply,
  baseOf,
  type GameSetup,
  ITEM,
  isPlayerChoice,
  legal,
  locationChoice,
  type ModeName,
  nthSeat,
  objectOfChoice,
  playerChoice,
  type State,
} from "@rulebound/engine/internal";
import { boardOf, playBoth, type RelationReport } from "./both.ts";
import { Renaming } from "./sketch.ts";

const BYSTANDER = nthSeat(2);

/**
 * A duel against the same one among three, of whom the third has nothing but cards to draw, passes and declines. 487 differs from 485 in
 * first turns, which are over on these boards, and in the third battlefield, which is left out; 115.1.c gives the third a turn, where the
 * comparison ends. An opponent to be chosen is the one of the duel; that the third could be chosen is no difference.
 */
export function compareBystander(setup: GameSetup, report: RelationReport, mode: ModeName = "ffa3"): void {
  const one = boardOf(setup);
  const other = boardOf({ ...setup, mode });
  const own = other.objects.filter(({ owner }) => owner === BYSTANDER).map(({ id }) => id);
  const names = new Renaming(setup.decks.length, 0, { from: own[0], further: own.length });
  const extra = [...own, playerChoice(BYSTANDER), locationChoice(baseOf(BYSTANDER))];
  const isApart = ({ decision }: State): boolean =>
    decision?.options.some((option) => option < ITEM && own.includes(objectOfChoice(option))) === true;
  playBoth(setup, "bystander", { one, other, names, extra, settle: (s, duel) => settle(s, duel) && !isApart(s) }, report);
}

/**
 * The third declines, and is not chosen where a duel has nobody to choose from. Its turn, in which it can do nothing, is over at once.
 * What each player has to choose, such as a vote, makes more of three players than of two, and so does what is chosen among the cards
 * of all opponents: there the comparison ends.
 */
function settle(s: State, duel: State): boolean {
  for (let d = s.decision; d !== null && s.turnPlayer !== BYSTANDER; d = s.decision) {
    if (d.player === BYSTANDER) {
      const answer = declining(s);
      if (answer === null) return false;
      apply(s, answer);
    } else if (d.options.includes(playerChoice(BYSTANDER)) && !isAlike(s, duel)) apply(s, { do: "choose", picks: [theOther(d.options)] });
    else break;
  }
  return s.turnNumber === duel.turnNumber && s.turnPlayer === duel.turnPlayer;
}

const isAlike = (s: State, { decision }: State): boolean =>
  decision !== null && decision.kind === s.decision?.kind && decision.options.some(isPlayerChoice);
const theOther = (options: readonly number[]): number => options.find((option) => option !== playerChoice(BYSTANDER)) ?? options[0];

const declining = (s: State): Answer | null => legal(s).find(({ do: what }) => DECLINING.includes(what)) ?? null;
const DECLINING: readonly Answer["do"][] = ["endTurn", "pass", "no", "done"];
