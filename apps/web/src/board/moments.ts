import { type Choice, type EventView, isWorthSeeing, LOCATION, type Seat } from "@rulebound/engine/internal";
import type { TableState } from "../engine/table.ts";

/** What a frame has brought, as moments that are shown one after the other. */

export type Moment =
  | { readonly kind: "begins"; readonly player: Seat }
  | { readonly kind: "turn"; readonly player: Seat; readonly turn: number }
  /** Others have played a card, or used one of its abilities; or what it resolves on has been chosen. */
  | {
      readonly kind: "card";
      readonly player: Seat;
      readonly card: number;
      readonly object: number;
      readonly how: "played" | "activated" | "triggered" | "chose";
      readonly targets: readonly Choice[];
    }
  /** `winner`: null while it has only begun, -1 if nobody has won. */
  | { readonly kind: "combat"; readonly at: number; readonly winner: Seat | null; readonly died: readonly number[] }
  | { readonly kind: "points"; readonly player: Seat; readonly amount: number; readonly by: "conquer" | "hold" | null; readonly at: number }
  /** Nothing is said; there is time to look. */
  | { readonly kind: "look"; readonly isOwn: boolean };

/** How long each is shown at normal speed. */
const MS: Readonly<Record<Moment["kind"], number>> = { begins: 1600, turn: 900, card: 1100, combat: 1200, points: 800, look: 450 };
const OWN_LOOK_MS = 250;
const TRIGGER_MS = 700;

export function lengthOf(moment: Moment): number {
  if (moment.kind === "look" && moment.isOwn) return OWN_LOOK_MS;
  if (moment.kind === "card" && moment.how === "triggered") return TRIGGER_MS;
  return MS[moment.kind];
}

export function momentsOf({ frame, events, fresh }: TableState, isFirst: boolean): readonly Moment[] {
  if (frame === null) return [];
  const { view } = frame.snapshot;
  // Whoever only looks on is shown everybody's doings.
  const own = frame.still === true ? -1 : frame.viewer;
  if (isFirst) return view.turn.number === 0 ? [{ kind: "begins", player: view.turn.firstPlayer }] : [];
  const start = events.length - fresh;
  const moments = events.slice(start).flatMap((event, n) => momentOf(events, start + n, event) ?? []);
  if (moments.length > 0 || fresh === 0) return moments;
  const visible = events.slice(start).filter(isWorthSeeing);
  return visible.length === 0 ? [] : [{ kind: "look", isOwn: visible.every(({ player }) => player === own) }];

  function momentOf(all: readonly EventView[], at: number, event: EventView): Moment | null {
    const { type, player, amount } = event;
    switch (type) {
      case "turnBegan":
        return { kind: "turn", player, turn: amount };
      case "finalized":
        return player === own || event.card < 0 ? null : cardMoment(all, at, event);
      case "chose":
        return choiceMoment(all, at, event);
      case "combatBegan":
        return { kind: "combat", at: event.at, winner: null, died: [] };
      case "combatResult": {
        const began = all.findLastIndex(({ type: other }, n) => n < at && other === "combatBegan");
        const died = all.slice(Math.max(0, began), at).filter(({ type: other, at: where }) => other === "died" && where === event.at);
        return { kind: "combat", at: event.at, winner: player, died: died.map(({ card }) => card) };
      }
      case "gainedPoints": {
        const before = all[at - 1];
        const by = before?.player === player && (before.type === "conquer" || before.type === "hold") ? before.type : null;
        return { kind: "points", player, amount, by, at: by === null ? -1 : before.at };
      }
      default:
        return null;
    }
  }

  /** What one text has chosen is one moment. What a player has just chosen need not be shown to them, unless there was nothing else. */
  function choiceMoment(all: readonly EventView[], at: number, { player, source, sourceCard, result }: EventView): Moment | null {
    const isSame = (event: EventView | undefined): boolean => event?.type === "chose" && event.source === source && event.player === player;
    if (isSame(all[at + 1]) || sourceCard < 0 || (player === own && result !== "forced")) return null;
    const first = all.findLastIndex((event, n) => n <= at && !isSame(event)) + 1;
    const targets = all.slice(first, at + 1).flatMap(({ object }) => (object < 0 ? [] : [object]));
    return targets.length === 0 ? null : { kind: "card", player, card: sourceCard, object: source, how: "chose", targets };
  }

  /** What it was before it was finalized tells whether a card was played or an ability used. */
  function cardMoment(all: readonly EventView[], at: number, { player, card, object }: EventView): Moment {
    const came = all.slice(0, at).findLast((event) => event.card === card && event.player === player && ORIGINS.has(event.type))?.type;
    const how = came === "played" || came === "activated" ? came : "triggered";
    const item = view.chain.findLast(
      (one) => one.card === card && one.controller === player && (one.kind === "card") === (how === "played"),
    );
    const entered = all.slice(at).find((event) => event.type === "entered" && event.object === object);
    const place = how === "played" && entered !== undefined && entered.at >= 0 ? [LOCATION + entered.at] : [];
    return { kind: "card", player, card, object, how, targets: item === undefined ? place : item.targets.flat() };
  }
}

const ORIGINS: ReadonlySet<EventView["type"]> = new Set(["played", "activated", "triggered"]);
