import { type Choice, ITEM, LOCATION, type LocationId, PLAYER, type Seat, WORD } from "@rulebound/engine";
import type { Foresight, Offer, OwnQuestion, Question } from "@rulebound/protocol/seat";

/** What can be pointed at, and what pointing at it means now. */

/** able: something can be done with it; goal: what is held, or asked for, can go there; held, picked: it is what was chosen. */
export type Light = "able" | "goal" | "held" | "picked" | "asking";

export interface Lights {
  readonly objects: ReadonlyMap<number, Light>;
  readonly items: ReadonlyMap<number, Light>;
  readonly places: ReadonlyMap<LocationId, Light>;
  readonly players: ReadonlyMap<Seat, Light>;
  /** Something is being pointed at: what is not lit is dim. */
  readonly isPointing: boolean;
}

class Lamps implements Lights {
  readonly objects = new Map<number, Light>();
  readonly items = new Map<number, Light>();
  readonly places = new Map<LocationId, Light>();
  readonly players = new Map<Seat, Light>();
  isPointing = false;

  choice(choice: Choice, light: Light): void {
    if (choice >= WORD || choice < 0) return;
    if (choice >= LOCATION) this.places.set(choice - LOCATION, light);
    else if (choice >= PLAYER) this.players.set(choice - PLAYER, light);
    else if (choice >= ITEM) this.items.set(choice - ITEM, light);
    else this.objects.set(choice, light);
  }

  offer({ objects, items, places, players }: Offer, light: Light): void {
    for (const id of objects) this.objects.set(id, light);
    for (const id of items) this.items.set(id, light);
    for (const place of places) this.places.set(place, light);
    for (const seat of players) this.players.set(seat, light);
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

export function lightsFor(question: Question | null, held: readonly number[], foresight: Foresight | null): Lights {
  const lamps = new Lamps();
  if (question === null || !question.mine) return lamps;
  if (question.kind !== "act") {
    lightQuestion(lamps, question);
    return lamps;
  }
  if (held.length === 0) {
    for (const offer of question.offers) {
      for (const id of offer.objects) lamps.objects.set(id, "able");
      if (offer.answer.do === "invite") lamps.players.set(offer.answer.player, "able");
    }
    return lamps;
  }
  lamps.isPointing = true;
  if (held.every((id) => isMovable(question, id))) {
    // Others that could come along stay within reach.
    const reach = destinationsOf(question, held);
    for (const { answer } of question.offers)
      if (answer.do === "move" && reach.includes(answer.to)) for (const id of answer.units) lamps.objects.set(id, "able");
    for (const place of reach) lamps.places.set(place, "goal");
  }
  if (held.length === 1)
    for (const { answer } of offersFor(question, held[0])) if (answer.do === "hide") lamps.places.set(answer.at, "goal");
  for (const choice of [...(foresight?.forced ?? []), ...(foresight?.options ?? [])]) lamps.choice(choice, "goal");
  for (const id of held) lamps.objects.set(id, "held");
  return lamps;
}

function lightQuestion(lamps: Lamps, question: OwnQuestion): void {
  if (question.source >= 0) lamps.objects.set(question.source, "asking");
  if (question.kind !== "choose") return; // they are answered beside the board
  for (const offer of question.offers) lamps.offer(offer, "goal");
  for (const choice of question.picked) lamps.choice(choice, "picked");
  lamps.isPointing = lamps.objects.size + lamps.places.size + lamps.players.size + lamps.items.size > 0;
}
