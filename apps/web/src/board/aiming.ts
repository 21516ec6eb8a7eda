import { type Answer, type Choice, ITEM, LOCATION, PLAYER } from "@rulebound/engine/internal";
import type { Fate, Forecast, Foresight } from "@rulebound/protocol/seat";
import { type RefObject, useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Table } from "../engine/table.ts";
import type { BoardInput } from "./board-input.ts";
import { useThings } from "./context.ts";

/** What would become of what is pointed at, before it is done. */
export interface AimingState {
  readonly fates: ReadonlyMap<Choice, Fate>;
  /** How the showdown would end with it. */
  readonly forecast: Forecast | null;
}

const NOTHING: AimingState = { fates: new Map(), forecast: null };

/** Without a mouse nothing can be pointed at and not be taken: then each goal says what would become of it, up to so many. */
const MOST_AT_ONCE = 8;
const cannotHover = (): boolean => typeof matchMedia !== "undefined" && matchMedia("(hover: none)").matches;

export class Aiming {
  readonly store = createStore<AimingState>(() => NOTHING);
  private readonly known = new Map<Choice, Promise<Foresight | null>>();
  /** The question, and what is held: what was found for others no longer holds. */
  private about: readonly unknown[] = [];
  private at: Choice | null = null;

  constructor(
    private readonly table: Table,
    private readonly boardInput: BoardInput,
  ) {}

  /** Returns what ends it. */
  open(): () => void {
    return this.boardInput.store.subscribe(() => this.refresh());
  }

  /** Another frame is seen, or something else is held. */
  refresh(): void {
    const { act, foresight } = this.boardInput.store.getState();
    const about = [this.boardInput.question, act, foresight];
    if (about.every((part, n) => part === this.about[n])) return;
    this.about = about;
    this.known.clear();
    this.at = null;
    this.rest();
    if (cannotHover()) void this.lookAtAll();
  }

  aim(choice: Choice | null): void {
    if (choice === this.at) return;
    this.at = choice;
    const foreseen = choice === null ? null : this.foresee(choice);
    if (foreseen === null) {
      if (!cannotHover()) this.rest();
      return;
    }
    void foreseen.then((found) => {
      if (this.at === choice) this.store.setState(found === null ? NOTHING : stateOf(found), true);
    });
  }

  /** What comes of what is held if nothing is to be chosen for it. */
  private rest(): void {
    const { foresight } = this.boardInput.store.getState();
    const next = foresight?.fates == null ? NOTHING : stateOf(foresight);
    if (next !== this.store.getState()) this.store.setState(next, true);
  }

  /** Null: that is no goal of what is held or asked. */
  private foresee(choice: Choice): Promise<Foresight | null> | null {
    const answer = this.answerFor(choice);
    if (answer === null) return null;
    const known = this.known.get(choice);
    if (known !== undefined) return known;
    const found = answer.do === "pick" ? this.table.foresee(answer) : this.table.foresee(answer, choice);
    this.known.set(choice, found);
    return found;
  }

  private answerFor(choice: Choice): Answer | null {
    const { question } = this.boardInput;
    const { act, foresight } = this.boardInput.store.getState();
    if (question?.mine !== true) return null;
    if (question.kind === "act") return act !== null && foresight?.options.includes(choice) === true ? act.answer : null;
    if (question.kind !== "choose" || question.picked.includes(choice)) return null;
    return question.offers.find(({ answer }) => answer.do === "pick" && answer.pick === choice)?.answer ?? null;
  }

  private async lookAtAll(): Promise<void> {
    const { about } = this;
    const { question } = this.boardInput;
    const { foresight } = this.boardInput.store.getState();
    const picks = question?.mine === true && question.kind === "choose" ? question.offers.map(({ answer }) => answer) : [];
    const goals = [...(foresight?.options ?? []), ...picks.flatMap((answer) => (answer.do === "pick" ? [answer.pick] : []))];
    for (const goal of goals.slice(0, MOST_AT_ONCE)) {
      const found = await this.foresee(goal);
      if (this.about !== about) return;
      const own = found?.fates?.find(({ choice }) => choice === goal);
      if (own !== undefined) this.store.setState(({ fates }) => ({ fates: new Map(fates).set(goal, own) }));
    }
  }
}

const stateOf = ({ fates, forecast }: Foresight): AimingState => ({
  fates: new Map((fates ?? []).map((fate) => [fate.choice, fate])),
  forecast,
});

/** Pointing with a mouse or the keys at what is lit as a goal. */
export function useAiming(root: RefObject<HTMLElement | null>): void {
  const { aiming } = useThings();
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const point = ({ target }: Event): void => aiming.aim(target instanceof Element ? choiceAt(target) : null);
    const leave = (): void => aiming.aim(null);
    const close = aiming.open();
    table.addEventListener("pointerover", point);
    table.addEventListener("focusin", point);
    table.addEventListener("pointerleave", leave);
    return () => {
      close();
      table.removeEventListener("pointerover", point);
      table.removeEventListener("focusin", point);
      table.removeEventListener("pointerleave", leave);
    };
  }, [root, aiming]);
}

function choiceAt(element: Element): Choice | null {
  const goal = element.closest<HTMLElement>('[data-light="goal"]');
  if (goal === null) return null;
  const { item, object, player, place } = goal.dataset;
  if (item !== undefined) return ITEM + Number(item);
  if (object !== undefined) return Number(object);
  if (player !== undefined) return PLAYER + Number(player);
  return place === undefined ? null : LOCATION + Number(place);
}

/** What would become of one thing; undefined: nothing, or it is not known. */
export function useFate(choice: Choice): Fate | undefined {
  return useStore(useThings().aiming.store, ({ fates }) => fates.get(choice));
}
