import {
  type Choice,
  ITEM,
  LOCATION,
  type LocationId,
  locationOfChoice,
  type ObjectId,
  PLAYER,
  type Seat,
  seatOfChoice,
  WORD,
} from "@rulebound/engine/internal";
import type { Foresight, Offer, OwnQuestion, Question } from "@rulebound/protocol/seat";

/** What can be pointed at, and what pointing at it means now. */

/** able: something can be done with it; goal: what is held, or asked for, can go there; held, picked: it is what was chosen. */
export type Highlight = "able" | "goal" | "held" | "picked" | "asking";

export interface Highlights {
  readonly objects: ReadonlyMap<number, Highlight>;
  readonly items: ReadonlyMap<number, Highlight>;
  readonly places: ReadonlyMap<LocationId, Highlight>;
  readonly players: ReadonlyMap<Seat, Highlight>;
  /** Something is being pointed at: what is not lit is dim. */
  readonly isPointing: boolean;
}

class HighlightSet implements Highlights {
  readonly objects = new Map<number, Highlight>();
  readonly items = new Map<number, Highlight>();
  readonly places = new Map<LocationId, Highlight>();
  readonly players = new Map<Seat, Highlight>();
  isPointing = false;

  choice(choice: Choice, highlight: Highlight): void {
    if (choice >= WORD || choice < 0) return;
    if (choice >= LOCATION) this.places.set(locationOfChoice(choice), highlight);
    else if (choice >= PLAYER) this.players.set(seatOfChoice(choice), highlight);
    else if (choice >= ITEM) this.items.set(choice - ITEM, highlight);
    else this.objects.set(choice, highlight);
  }

  offer({ objects, items, places, players }: Offer, highlight: Highlight): void {
    for (const id of objects) this.objects.set(id, highlight);
    for (const id of items) this.items.set(id, highlight);
    for (const place of places) this.places.set(place, highlight);
    for (const seat of players) this.players.set(seat, highlight);
  }
}

/** The acts that can be done with one object. */
export const offersFor = (question: Question | null, id: number): readonly Offer[] =>
  question?.mine === true && question.kind === "act" ? question.offers.filter(({ objects }) => objects.includes(id)) : [];

export const isMovable = (question: Question | null, id: number): boolean =>
  offersFor(question, id).some(({ answer }) => answer.do === "move");

/** The one act that the main button does with what is held: playing it, or the only thing that it can do but move. */
export function actWith(question: Question | null, id: number): Offer | null {
  const offers = offersFor(question, id).filter(({ answer }) => answer.do !== "move");
  return offers.find(({ answer }) => answer.do === "play") ?? (offers.length === 1 ? offers[0] : null);
}

/** Nothing would be asked, and what it would be used on is the player's own: that is not done by a button. */
export const mustBePointedAt = (foresight: Foresight | null): boolean =>
  foresight !== null && foresight.options.length === 0 && foresight.ownForced.length > 0;

/** Where all of these units can go together. */
export function destinationsOf(question: Question | null, units: readonly number[]): readonly LocationId[] {
  if (units.length === 0) return [];
  const each = units.map((id) => offersFor(question, id).flatMap(({ answer }) => (answer.do === "move" ? [answer.to] : [])));
  return each[0].filter((place) => each.every((places) => places.includes(place)));
}

export function highlightsFor(question: Question | null, held: readonly ObjectId[], foresight: Foresight | null): Highlights {
  const highlights = new HighlightSet();
  if (question === null || !question.mine) return highlights;
  if (question.kind !== "act") {
    highlightQuestion(highlights, question);
    return highlights;
  }
  if (held.length === 0) {
    for (const offer of question.offers) {
      for (const id of offer.objects) highlights.objects.set(id, "able");
      if (offer.answer.do === "invite") highlights.players.set(offer.answer.player, "able");
    }
    return highlights;
  }
  highlights.isPointing = true;
  if (held.every((id) => isMovable(question, id))) {
    // Others that could come along stay within reach.
    const reach = destinationsOf(question, held);
    for (const { answer } of question.offers)
      if (answer.do === "move" && reach.includes(answer.to)) for (const id of answer.units) highlights.objects.set(id, "able");
    for (const place of reach) highlights.places.set(place, "goal");
  }
  if (held.length === 1)
    for (const { answer } of offersFor(question, held[0])) if (answer.do === "hide") highlights.places.set(answer.at, "goal");
  for (const choice of [...(foresight?.forced ?? []), ...(foresight?.options ?? [])]) highlights.choice(choice, "goal");
  for (const id of held) highlights.objects.set(id, "held");
  return highlights;
}

function highlightQuestion(lamps: HighlightSet, question: OwnQuestion): void {
  if (question.source >= 0) lamps.objects.set(question.source, "asking");
  if (question.kind !== "choose") return; // they are answered beside the board
  for (const offer of question.offers) lamps.offer(offer, "goal");
  for (const choice of question.picked) lamps.choice(choice, "picked");
  lamps.isPointing = lamps.objects.size + lamps.places.size + lamps.players.size + lamps.items.size > 0;
}
