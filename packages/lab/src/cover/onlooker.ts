import {
  type Answer,
  type CompiledCard,
  flatEvent,
  type GameEvent,
  type GameObject,
  isBattlefield,
  type ObjectId,
  passivesInForce,
  Role,
  type State,
  startRecording,
  Zone,
} from "@rulebound/engine/internal";
import type { KeywordName } from "@rulebound/engine/language";
import type { Witness } from "../watched-game.ts";
import { innermost, type Ledger, paragraphsOf } from "./ledger.ts";
import { keywordParagraph, paragraphOf, paragraphWithEffect } from "./pool.ts";

/** Looks on at a game, and notes which cards come up and which of their texts are at work. */
export class Onlooker implements Witness {
  /** Only what happens in the game itself counts, not what is tried on forks. */
  private isLooking = false;
  private events = 0;

  constructor(private readonly ledger: Ledger) {}

  /** What the pool tells. */
  readonly hear = (card: number, paragraph: number): void => {
    if (this.isLooking) this.note(card, paragraph);
  };

  before(s: State, answer: Answer): void {
    if (s.events === null) startRecording(s);
    this.events = s.events?.length ?? 0;
    this.isLooking = true;
    this.noteAnswer(s, answer);
  }

  after(s: State): void {
    this.isLooking = false;
    for (const event of s.events?.slice(this.events) ?? []) this.noteEvent(s, event);
    this.noteChain(s);
    this.noteBoard(s);
    for (const { effect, self } of passivesInForce(s)) {
      const card = cardOf(s, s.objects[self]);
      this.note(card.index, paragraphWithEffect(card, effect.data));
    }
  }

  private note(card: number, paragraph: number): void {
    if (paragraph > 0) this.ledger.see(card, paragraph);
  }

  private noteKeyword(card: CompiledCard, ...keywords: readonly KeywordName[]): void {
    for (const keyword of keywords) this.note(card.index, keywordParagraph(card, keyword));
  }

  /** A unit's keywords may be those of the Equipment attached to it. */
  private noteUnit(s: State, id: ObjectId, ...keywords: readonly KeywordName[]): void {
    for (const one of [id, ...s.objects[id].attached]) this.noteKeyword(cardOf(s, s.objects[one]), ...keywords);
  }

  /** Keywords that permit something are at work when it is done. */
  private noteAnswer(s: State, answer: Answer): void {
    if (answer.do === "move" && isBattlefield(answer.to))
      for (const id of answer.units) if (isBattlefield(s.objects[id].location)) this.noteUnit(s, id, "Ganking");
    if (answer.do === "play") {
      const o = s.objects[answer.object];
      const card = cardOf(s, o);
      if (s.chain.length > 0) this.noteKeyword(card, "Reaction");
      if (s.showdownAt >= 0) this.noteKeyword(card, "Action", "Ambush");
      if (o.zone === Zone.trash && answer.way > 0) this.noteKeyword(card, "Flow");
      if (answer.way > card.flows.length) this.noteStatics(card, "playFor");
    }
    if ((answer.do === "pick" || answer.do === "choose") && s.decision?.about === "cards" && s.decision.rule === "355.1") {
      const card = s.decision.source < 0 ? null : cardOf(s, s.objects[s.decision.source]);
      if (card?.showOff) this.noteKind(card, "showOff");
    }
  }

  private noteEvent(s: State, event: GameEvent): void {
    const { type, rule, object, source } = flatEvent(event);
    const card = object < 0 ? null : cardOf(s, s.objects[object]);
    if (card !== null && type === "played") this.notePlay(card);
    if (card !== null && type === "hidden") this.noteKeyword(card, "Hidden");
    if (card !== null && type === "activated" && rule === "429.3")
      for (const ability of card.resourceAbilities.length > 0
        ? card.resourceAbilities
        : card.abilities.filter(({ converts }) => converts !== null))
        this.note(card.index, paragraphOf(card, ability));
    // Some replacements do nothing but take an event away: then there is no instruction to tell of it.
    if (type === "replaced" && source >= 0) {
      const replacing = cardOf(s, s.objects[source]);
      const only = paragraphsOf(replacing).filter((ability) => innermost(ability).kind === "replacement");
      if (only.length === 1) this.noteKind(replacing, "replacement");
    }
  }

  private notePlay(card: CompiledCard): void {
    this.ledger.see(card.index, 0);
    this.noteCosts(card, 0);
    for (const { condition, data } of card.own) if (condition === null) this.note(card.index, paragraphWithEffect(card, data));
  }

  private noteChain(s: State): void {
    for (const { object, ability, costs, repeats } of s.chain) {
      if (ability >= 0) continue;
      const card = cardOf(s, s.objects[object]);
      this.noteCosts(card, costs);
      if (repeats !== 0) this.noteKeyword(card, "Repeat");
    }
  }

  /** `paid`: which of the optional ones, as bits. */
  private noteCosts(card: CompiledCard, paid: number): void {
    card.costs.forEach((cost, at) => {
      if (cost.optional && (paid & (1 << at)) === 0) return;
      if (cost.name === "accelerate") this.noteKeyword(card, "Accelerate");
      else this.note(card.index, paragraphsOf(card).indexOf(cost.data) + 1);
    });
  }

  private noteBoard(s: State): void {
    for (const there of s.at)
      for (const id of there) {
        const o = s.objects[id];
        const card = cardOf(s, o);
        if (o.token || card.data.type === "rune") this.ledger.see(card.index, 0);
        if (o.attachedTo >= 0) continue;
        this.noteUnit(s, id, "Deflect", "Unique");
        if (o.paid !== 0) this.noteCosts(card, o.paid);
        if (o.location >= 0 && isBattlefield(o.location)) this.noteKeyword(card, "Deploy");
        if (o.role !== Role.none) this.noteUnit(s, id, "Tank", "Backline", o.role === Role.attacker ? "Assault" : "Shield");
      }
    for (const p of s.players) {
      for (const id of p.legends) this.ledger.see(s.objects[id].card, 0);
      for (const id of p.runes) this.ledger.see(s.objects[id].card, 0);
    }
    for (const b of s.battlefields) this.ledger.see(s.objects[b.object].card, 0);
  }

  private noteKind(card: CompiledCard, kind: "showOff" | "replacement"): void {
    paragraphsOf(card).forEach((ability, at) => {
      if (innermost(ability).kind === kind) this.note(card.index, at + 1);
    });
  }

  private noteStatics(card: CompiledCard, effect: string): void {
    paragraphsOf(card).forEach((paragraph, at) => {
      const ability = innermost(paragraph);
      if (ability.kind === "static" && ability.effects.some((one) => one.effect === effect)) this.note(card.index, at + 1);
    });
  }
}

/** What is printed on it. */
const cardOf = (s: State, o: GameObject): CompiledCard => s.pool.cards[o.card];
