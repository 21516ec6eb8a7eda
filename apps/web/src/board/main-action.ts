import { nthSeat } from "@rulebound/engine/internal";
import type { Domain } from "@rulebound/engine/language";
import { useStore } from "zustand";
import { useSettings } from "../app/settings.ts";
import { cardFacts } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import { useAnswering } from "./answering.ts";
import { useBoardInput, useFrame, useQuestion, useSeatName, useThings, useView } from "./context.ts";
import { useGuide } from "./guide.ts";
import { actWith, destinationsOf, mustBePointedAt } from "./highlights.ts";
import { useNames } from "./log.tsx";
import { cardOf } from "./seats.ts";

/** What the main button says, and does. */
export interface MainAction {
  readonly label: string;
  /** Null: there is nothing to press for. */
  readonly act: (() => void) | null;
  /** Nothing else is useful. */
  readonly glows: boolean;
  readonly price: { readonly energy: number; readonly power: number } | null;
  readonly domains: readonly Domain[];
}

const waiting = (label: string): MainAction => ({ label, act: null, glows: false, price: null, domains: [] });

export function useMainAction(): MainAction {
  const { board } = useStrings();
  const { boardInput, showing } = useThings();
  const { snapshot, curtain, seats } = useFrame();
  const view = useView();
  const question = useQuestion();
  const { held, foresight, reminded } = useBoardInput();
  const names = useNames();
  const name = useSeatName();
  const remind = useSettings((settings) => settings.remind);
  const thinking = useStore(showing.store, (state) => state.thinking);
  const isAgain = useStore(showing.moment, (state) => state.isAgain);
  const answering = useAnswering(question);
  const done = useGuide()?.done ?? null;

  const does = (label: string, act: () => void, glows = false): MainAction => ({ label, act, glows, price: null, domains: [] });

  if (done !== null) return does(done.label, done.goOn, true);
  if (view.winners.length > 0) return waiting(board.gameOver);
  if (curtain) return waiting(board.curtainTitle(name(snapshot.view.viewer)));
  if (isAgain) return does(board.skip, () => showing.finish());
  if (question === null) {
    if (snapshot.question?.player === snapshot.view.viewer) return waiting(board.oneMoment);
    const player = thinking ?? snapshot.question?.player ?? 0;
    return waiting(seats[player]?.bot === null ? board.waitsFor(name(nthSeat(player))) : board.thinks(name(nthSeat(player))));
  }
  if (question.kind !== "act") {
    if (answering.main !== null) return does(answering.main.label, answering.main.act, true);
    return waiting(board.chooseFirst);
  }
  if (held.length > 0) return withHeld();
  const last = question.offers.find(({ answer }) => answer.do === "pass" || answer.do === "endTurn");
  if (last === undefined) return waiting(board.chooseFirst);
  const others = question.offers.length - 1;
  const isEnd = last.answer.do === "endTurn";
  if (!isEnd && remind && others > 0 && !reminded) return does(passLabel(), () => boardInput.remind(), false);
  return does(
    reminded ? board.passAnyway : isEnd ? board.endTurn : passLabel(),
    () => boardInput.send([last.answer]),
    others === 0 || reminded,
  );

  /** What is done with what is held, or nothing: never what ends the turn. */
  function withHeld(): MainAction {
    const offer = held.length === 1 ? actWith(question, held[0]) : null;
    if (offer === null) return waiting(destinationsOf(question, held).length > 0 ? board.moveWhere(held.length) : board.chooseFirst);
    if (offer.answer.do === "hide") return does(board.acts.hideAt(names.place(offer.answer.at)), () => boardInput.offer(offer), true);
    if (mustBePointedAt(foresight)) return waiting(board.pointAtTarget);
    const facts = cardFacts(cardOf(view, held[0]));
    const label = offer.answer.do === "play" ? board.acts.playThis(facts.shortName) : board.acts.use;
    return { label, act: () => boardInput.offer(offer), glows: true, price: offer.price, domains: facts.domains };
  }

  function passLabel(): string {
    const top = view.chain.at(-1);
    if (top !== undefined) return top.controller === view.viewer ? board.letResolveOwn(top.name) : board.letResolve(top.name);
    return view.turn.showdown === null ? board.passPlain : board.passFocus;
  }
}
