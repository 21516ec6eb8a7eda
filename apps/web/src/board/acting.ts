import { type Answer, type Choice, ITEM, LOCATION, type LocationId, PLAYER, type Refusal, type Seat } from "@rulebound/engine";
import type { Foresight, Offer, Question } from "@rulebound/protocol/seat";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Frame, Table } from "../engine/table.ts";
import { destinationsOf, isMovable, offersFor } from "./lights.ts";

/** Runes that the player has chosen to pay with: exhausted for Energy, recycled for Power, or both. */
export type RuneUse = "exhaust" | "recycle" | "both";

export interface ActingState {
  /** What has been picked up: one card, or units that move together. */
  readonly held: readonly number[];
  readonly foresight: Foresight | null;
  /** Null: payment is automatic. */
  readonly runes: ReadonlyMap<number, RuneUse> | null;
  /** Passing has been asked for once, and is confirmed by a second time. */
  readonly reminded: boolean;
  /** Why what was pointed at cannot be done. */
  readonly refusal: Refusal | null;
}

const RESTING: ActingState = { held: [], foresight: null, runes: null, reminded: false, refusal: null };

/** What pointing means. Mouse, touch, drag and keys all come down to these few calls. */
export class Acting {
  readonly store: StoreApi<ActingState> = createStore<ActingState>(() => RESTING);

  /** The frame that can be seen: pointing speaks of that, even if the next one has arrived. */
  private shown: Frame | null = null;

  constructor(private readonly table: Table) {}

  show(frame: Frame): void {
    const { shown } = this;
    this.shown = frame;
    if (frame.at !== shown?.at || frame.viewer !== shown.viewer) this.rest();
  }

  get question(): Question | null {
    return this.shown === null || this.shown.curtain ? null : this.shown.snapshot.question;
  }

  rest(): void {
    this.store.setState(RESTING, true);
  }

  /** An answer to what is no longer asked comes too late, and is dropped. */
  send(answers: readonly Answer[], hopes: readonly Choice[] = []): void {
    this.rest();
    if (this.table.store.getState().frame?.at === this.shown?.at) this.table.answer(answers, hopes);
  }

  // ------------------------------------------------------------------------------------------------------- pointing at

  object(id: number): void {
    const { question } = this;
    if (question?.mine !== true) return;
    const { held } = this.store.getState();
    if (question.kind !== "act") this.choose(id);
    else if (!held.includes(id) && this.isForeseen(id)) this.play(held[0], [id]);
    else if (held.includes(id)) this.again(id);
    else if (offersFor(question, id).length === 0) this.refuse(id);
    else this.hold(held.length > 0 && destinationsOf(question, [...held, id]).length > 0 ? [...held, id] : [id]);
  }

  item(id: number): void {
    if (this.question?.mine === true && this.question.kind !== "act") this.choose(ITEM + id);
    else this.aimAt(ITEM + id);
  }

  player(seat: Seat): void {
    const { question } = this;
    if (question?.mine !== true) return;
    const invitation = question.offers.find(({ answer }) => answer.do === "invite" && answer.player === seat);
    if (question.kind !== "act") this.choose(PLAYER + seat);
    else if (this.isForeseen(PLAYER + seat)) this.aimAt(PLAYER + seat);
    else if (invitation !== undefined) this.send([invitation.answer]);
  }

  place(place: LocationId): void {
    const { question } = this;
    if (question?.mine !== true) return;
    const { held } = this.store.getState();
    if (question.kind !== "act") this.choose(LOCATION + place);
    else if (destinationsOf(question, held).includes(place)) this.send([{ do: "move", units: held, to: place }]);
    else if (this.isForeseen(LOCATION + place)) this.aimAt(LOCATION + place);
    else if (held.length === 1) this.hide(held[0], place);
  }

  /** What is held could be played onto that. */
  private isForeseen(choice: Choice): boolean {
    const { held, foresight } = this.store.getState();
    return held.length === 1 && foresight?.options.includes(choice) === true;
  }

  private aimAt(choice: Choice): void {
    if (this.isForeseen(choice)) this.play(this.store.getState().held[0], [choice]);
  }

  private hide(id: number, place: LocationId): void {
    const hide = offersFor(this.question, id).find(({ answer }) => answer.do === "hide" && answer.at === place);
    if (hide !== undefined) this.send([hide.answer]);
  }

  /** Dropped somewhere on the board that says nothing more: what can be played is played. */
  letGo(id: number): void {
    if (offersFor(this.question, id).some(({ answer }) => answer.do === "play")) this.play(id);
    else this.rest();
  }

  /** Picking up what is held already does it, if there is one thing to do. */
  private again(id: number): void {
    const offers = offersFor(this.question, id);
    const { held } = this.store.getState();
    if (held.length > 1) this.hold(held.filter((other) => other !== id));
    else if (offers.length === 1 && offers[0].answer.do !== "move") this.offer(offers[0]);
    else this.rest();
  }

  private hold(held: readonly number[]): void {
    this.store.setState({ ...RESTING, held });
    const [first] = held;
    const play = held.length === 1 ? offersFor(this.question, first).find(({ answer }) => answer.do === "play") : undefined;
    if (play === undefined) return;
    void this.table.foresee(play.answer).then((foresight) => {
      if (this.store.getState().held === held) this.store.setState({ foresight });
    });
  }

  private refuse(id: number): void {
    const refusal = this.shown?.snapshot.refusals[id] ?? null;
    this.store.setState({ ...RESTING, refusal });
  }

  // ------------------------------------------------------------------------------------------------------------- doing

  /** With the runes that were chosen, if some were. */
  offer({ answer }: Offer, hopes: readonly Choice[] = []): void {
    const { runes } = this.store.getState();
    this.send([...(runes === null ? [] : runeAnswers(runes)), answer], hopes);
  }

  private play(id: number, hopes: readonly Choice[] = []): void {
    const play = offersFor(this.question, id).find(({ answer }) => answer.do === "play");
    if (play !== undefined) this.offer(play, hopes);
  }

  /** A step of a choice; what is picked already is taken out again. */
  private choose(choice: Choice): void {
    const { question } = this;
    if (question?.mine !== true) return;
    const offer = question.offers.find(({ answer }) => answer.do === "pick" && answer.pick === choice);
    if (question.picked.includes(choice)) this.table.undo();
    else if (offer !== undefined) this.send([offer.answer]);
  }

  /** nothing, exhaust, recycle, both, nothing: exhausted runes can only be recycled. */
  rune(id: number, isReady: boolean): void {
    const { runes } = this.store.getState();
    const chosen = new Map(runes ?? []);
    const cycle: readonly (RuneUse | undefined)[] = isReady ? [undefined, "exhaust", "recycle", "both"] : [undefined, "recycle"];
    const next = cycle[(cycle.indexOf(chosen.get(id)) + 1) % cycle.length];
    if (next === undefined) chosen.delete(id);
    else chosen.set(id, next);
    this.store.setState({ runes: chosen });
  }

  payAutomatically(): void {
    this.store.setState({ runes: null });
  }

  /** Begins with what would be paid anyway. */
  payByHand(): void {
    const { foresight } = this.store.getState();
    const runes = new Map<number, RuneUse>();
    for (const id of foresight?.exhausts ?? []) runes.set(id, "exhaust");
    for (const id of foresight?.recycles ?? []) runes.set(id, "recycle");
    this.store.setState({ runes });
  }

  remind(): void {
    this.store.setState({ reminded: true });
  }

  /** A question in the middle of a play is taken back with the play; what is held is put down. */
  cancel(): void {
    const { held, refusal, reminded } = this.store.getState();
    const { question } = this;
    if (held.length > 0 || refusal !== null || reminded) this.rest();
    else if (question?.mine === true && question.kind !== "act") this.table.takeBack();
  }

  isMovable = (id: number): boolean => isMovable(this.question, id);
}

function runeAnswers(runes: ReadonlyMap<number, RuneUse>): Answer[] {
  const uses = [...runes];
  const use = (ability: number, kinds: readonly RuneUse[]): Answer[] =>
    uses.flatMap(([object, kind]) => (kinds.includes(kind) ? [{ do: "use", object, ability }] : []));
  return [...use(0, ["exhaust", "both"]), ...use(1, ["recycle", "both"])];
}
