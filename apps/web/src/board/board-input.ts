import {
  type Answer,
  type Choice,
  ITEM,
  LOCATION,
  type LocationId,
  NOWHERE,
  type ObjectId,
  PLAYER,
  type Seat,
} from "@rulebound/engine/internal";
import type { Foresight, Offer, Question, SeatRefusal } from "@rulebound/protocol/seat";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Frame, Table } from "../engine/table.ts";
import { actWith, destinationsOf, isMovable, mustBePointedAt, offersFor } from "./highlights.ts";
import { nextUse, type Runes, runeAnswers, stillNeeded } from "./paying.ts";
import type { Showing } from "./showing.ts";

/** Runes that the player has chosen to pay with: exhausted for Energy, recycled for Power, or both. */
export type RuneUse = "exhaust" | "recycle" | "both";

export interface BoardInputState {
  /** What has been picked up: one card, or units that move together. */
  readonly held: readonly ObjectId[];
  /** What would be done with it, and what would follow from that; null: nothing, or it is still being looked up. */
  readonly act: Offer | null;
  readonly foresight: Foresight | null;
  /** Null: payment is automatic. */
  readonly runes: ReadonlyMap<ObjectId, RuneUse> | null;
  /** Passing has been asked for once, and is confirmed by a second time. */
  readonly reminded: boolean;
  /** Why what was pointed at cannot be done. */
  readonly refusal: SeatRefusal | null;
  /** Why a rune was not taken: it would pay too much, or there is nothing to pay for. */
  readonly unpaid: "excess" | "nothing" | null;
}

const RESTING: BoardInputState = { held: [], act: null, foresight: null, runes: null, reminded: false, refusal: null, unpaid: null };

/** What pointing means. Mouse, touch, drag and keys all come down to these few calls. */
export class BoardInput {
  readonly store: StoreApi<BoardInputState> = createStore<BoardInputState>(() => RESTING);

  /** The frame that can be seen: pointing speaks of that, even if the next one has arrived. */
  private shown: Frame | null = null;
  /** What would follow is being looked up: until it is known, pointing at a goal cannot be understood. */
  private looking: Promise<void> | null = null;

  constructor(
    private readonly table: Table,
    private readonly showing: Showing,
  ) {}

  show(frame: Frame): void {
    const { shown } = this;
    this.shown = frame;
    if (frame.at !== shown?.at || frame.viewer !== shown.viewer) this.rest();
  }

  get question(): Question | null {
    return this.shown === null || this.shown.curtain ? null : this.shown.snapshot.question;
  }

  rest(): void {
    this.looking = null;
    this.store.setState(RESTING, true);
  }

  /** Null: what is held can be pointed with at once. */
  get whenForeseen(): Promise<void> | null {
    return this.looking;
  }

  /** True: it is done later, when what would follow is known. */
  private isLater(point: () => void): boolean {
    if (this.looking === null) return false;
    void this.looking.then(point);
    return true;
  }

  /** An answer to what is no longer asked comes too late, and is dropped. */
  send(answers: readonly Answer[], queuedTargets: readonly Choice[] = []): void {
    this.rest();
    if (this.table.store.getState().frame?.at !== this.shown?.at) return;
    this.showing.finish();
    this.table.answer(answers, queuedTargets);
  }

  // ------------------------------------------------------------------------------------------------------- pointing at

  object(id: ObjectId): void {
    const { question } = this;
    if (question?.mine !== true) return;
    const { held } = this.store.getState();
    if (this.isLater(() => this.object(id))) return;
    if (question.kind !== "act") this.choose(id);
    else if (!held.includes(id) && this.isForeseen(id)) this.aimAt(id);
    else if (held.includes(id)) this.again(id);
    else if (this.liesAtGoal(id)) this.place(this.placeOf(id));
    else if (offersFor(question, id).length === 0) this.refuse(id);
    else this.hold(held.length > 0 && destinationsOf(question, [...held, id]).length > 0 ? [...held, id] : [id]);
  }

  private placeOf(id: ObjectId): LocationId {
    return this.shown?.snapshot.view.board.find((thing) => thing.id === id)?.location ?? NOWHERE;
  }

  /** A lit place is also pointed at by what lies there, unless that could come along. */
  private liesAtGoal(id: ObjectId): boolean {
    const { held } = this.store.getState();
    const place = this.placeOf(id);
    if (held.length === 0 || place < 0 || destinationsOf(this.question, [...held, id]).length > 0) return false;
    return destinationsOf(this.question, held).includes(place) || this.isForeseen(LOCATION + place);
  }

  item(id: number): void {
    if (this.isLater(() => this.item(id))) return;
    if (this.question?.mine === true && this.question.kind !== "act") this.choose(ITEM + id);
    else this.aimAt(ITEM + id);
  }

  player(seat: Seat): void {
    const { question } = this;
    if (question?.mine !== true || this.isLater(() => this.player(seat))) return;
    const invitation = question.offers.find(({ answer }) => answer.do === "invite" && answer.player === seat);
    if (question.kind !== "act") this.choose(PLAYER + seat);
    else if (this.isForeseen(PLAYER + seat)) this.aimAt(PLAYER + seat);
    else if (invitation !== undefined) this.send([invitation.answer]);
  }

  place(place: LocationId): void {
    const { question } = this;
    if (question?.mine !== true || this.isLater(() => this.place(place))) return;
    const { held } = this.store.getState();
    if (question.kind !== "act") this.choose(LOCATION + place);
    else if (destinationsOf(question, held).includes(place)) this.send([{ do: "move", units: held, to: place }]);
    else if (this.isForeseen(LOCATION + place)) this.aimAt(LOCATION + place);
    else if (held.length === 1) this.hide(held[0], place);
  }

  /** What is held could be used on that, or would be without a question. */
  private isForeseen(choice: Choice): boolean {
    const { held, foresight } = this.store.getState();
    return held.length === 1 && foresight !== null && (foresight.options.includes(choice) || foresight.forced.includes(choice));
  }

  private aimAt(choice: Choice): void {
    const { act } = this.store.getState();
    if (act !== null && this.isForeseen(choice)) this.perform(act, [choice]);
  }

  private hide(id: number, place: LocationId): void {
    const hide = offersFor(this.question, id).find(({ answer }) => answer.do === "hide" && answer.at === place);
    if (hide !== undefined) this.send([hide.answer]);
  }

  /** Dropped somewhere on the board that says nothing more: what can be played is played. */
  drop(id: number): void {
    const play = offersFor(this.question, id).find(({ answer }) => answer.do === "play");
    if (play === undefined) this.rest();
    else this.offer(play);
  }

  /** Picking up what is held already does it, if there is one thing to do. */
  private again(id: ObjectId): void {
    const offers = offersFor(this.question, id);
    const { held } = this.store.getState();
    if (held.length > 1) this.hold(held.filter((other) => other !== id));
    else if (offers.length === 1 && offers[0].answer.do !== "move") this.offer(offers[0]);
    else this.rest();
  }

  private hold(held: readonly ObjectId[]): void {
    this.looking = null;
    this.store.setState({ ...RESTING, held });
    const act = held.length === 1 ? actWith(this.question, held[0]) : null;
    if (act !== null) this.lookAhead(act);
  }

  /** What would follow from an act with what is held. */
  private lookAhead(act: Offer): Promise<void> {
    const { held } = this.store.getState();
    this.store.setState({ act, foresight: null });
    const looking = this.table.foresee(act.answer).then((foresight) => {
      if (this.looking !== looking) return;
      this.looking = null;
      if (this.store.getState().held === held) this.store.setState({ foresight });
    });
    this.looking = looking;
    return looking;
  }

  private refuse(id: number): void {
    const refusal = this.shown?.snapshot.refusals[id] ?? null;
    this.store.setState({ ...RESTING, refusal });
  }

  // ------------------------------------------------------------------------------------------------------------- doing

  /** Does it, unless the one thing that it would hit is the player's own: that has to be pointed at. */
  offer(offer: Offer): void {
    const { act, held, foresight } = this.store.getState();
    const isKnown = act === offer && (foresight !== null || this.looking === null);
    if (held.length !== 1 || offer.answer.do === "move" || offer.answer.do === "hide") this.perform(offer);
    else if (isKnown) {
      if (!mustBePointedAt(foresight)) this.perform(offer);
    } else
      void (act === offer && this.looking !== null ? this.looking : this.lookAhead(offer)).then(() => {
        const now = this.store.getState();
        if (now.held === held && now.act === offer && !mustBePointedAt(now.foresight)) this.perform(offer);
      });
  }

  /** With the runes that were chosen, if some were. */
  private perform({ answer }: Offer, queuedTargets: readonly Choice[] = []): void {
    const { runes } = this.store.getState();
    this.send([...(runes === null ? [] : runeAnswers(runes, this.usable)), answer], queuedTargets);
  }

  /** A step of a choice; what is picked already is taken out again. */
  private choose(choice: Choice): void {
    const { question } = this;
    if (question?.mine !== true) return;
    const offer = question.offers.find(({ answer }) => answer.do === "pick" && answer.pick === choice);
    if (question.picked.includes(choice)) this.table.undo();
    else if (offer !== undefined) this.send([offer.answer]);
  }

  /** What one's runes can do for what is held. */
  get usable(): Runes {
    return this.store.getState().foresight?.runes ?? [];
  }

  /** nothing, exhaust, recycle, both, nothing: exhausted runes can only be recycled, and nothing is paid that is not asked. */
  rune(id: ObjectId): void {
    if (this.isLater(() => this.rune(id))) return;
    const { act, runes } = this.store.getState();
    const view = this.shown?.snapshot.view;
    const player = view?.players[view.viewer];
    if (act === null || view === undefined || player === undefined) {
      this.store.setState({ unpaid: "nothing" });
      return;
    }
    const chosen = new Map(runes ?? []);
    const next = nextUse(stillNeeded(act, player, chosen, this.usable), chosen.get(id), id, this.usable);
    if (next === undefined) chosen.delete(id);
    else if (next !== null) chosen.set(id, next);
    this.store.setState({ runes: chosen, unpaid: next === null ? "excess" : null });
  }

  payAutomatically(): void {
    this.store.setState({ runes: null, unpaid: null });
  }

  /** Begins with what would be paid anyway. */
  payByHand(): void {
    const { act, foresight } = this.store.getState();
    const view = this.shown?.snapshot.view;
    const player = view?.players[view.viewer];
    const runes = new Map<ObjectId, RuneUse>();
    for (const id of foresight?.exhausts ?? []) runes.set(id, "exhaust");
    for (const id of foresight?.recycles ?? []) runes.set(id, "recycle");
    // A rune that is recycled may have been exhausted for Energy before.
    for (const id of foresight?.recycles ?? []) {
      const need = player === undefined ? null : stillNeeded(act, player, runes, this.usable);
      if (need !== null && need.energy > 0 && this.usable.some(({ rune, exhaust }) => rune === id && exhaust !== null))
        runes.set(id, "both");
    }
    this.store.setState({ runes, unpaid: null });
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
