import { FrameKind } from "../state/frames.ts";
import {
  amount,
  type Bounds,
  bits,
  block,
  choice,
  choices,
  cost,
  count,
  frameOrNone,
  itemShape,
  keptLists,
  key,
  noteShape,
  object,
  objectOrNone,
  objects,
  place,
  placeOrNowhere,
  scopeShape,
  seat,
  seatOrNobody,
  serial,
} from "./save-shape.ts";
import { listOf, oneOf, orNull, recordOf, type Shape, truth, whole } from "./shape.ts";

/** The data of each kind of frame in a saved game. */

type S = Shape<Bounds>;
const card: S = whole("a card", 0, (b) => b.cards - 1);
const cardOrNone: S = whole("a card", -1, (b) => b.cards - 1);
const cards = listOf(card);
const battlefield: S = whole("a battlefield", 0, (b) => b.locations - 5);
const leaving = { leaving: listOf(seat) };

const deckShape = recordOf<Bounds>(
  { legend: card, champion: card, main: cards, runes: cards, battlefields: cards },
  { furtherLegends: cards },
);
const hits = listOf(recordOf<Bounds>({ id: object, amount }, { doubledFirst: truth }));
const priceShape = recordOf<Bounds>(
  { energy: count, power: listOf(bits), purpose: bits },
  { costs: listOf(cost), anyAmount: oneOf("power", "energy", null), open: truth },
);
const attribution = recordOf<Bounds>({ by: seatOrNobody, source: objectOrNone, flags: bits, root: frameOrNone });

const effectFields = {
  block,
  pc: count,
  pick: count,
  at: amount,
  root: whole<Bounds>("a frame", 0, (b) => b.frames - 1),
  you: seatOrNobody,
  optional: truth,
};
const nested = recordOf<Bounds>(effectFields);
const outermost = recordOf<Bounds>({
  ...effectFields,
  source: objectOrNone,
  sourceIncarnation: serial,
  self: objectOrNone,
  selfIncarnation: serial,
  item: orNull(itemShape),
  note: orNull(noteShape),
  execution: count,
  vars: keptLists,
  incarnations: listOf(listOf(serial), 1_000),
  player: seatOrNobody,
  did: truth,
  times: count,
  destinations: count,
  killed: listOf(key),
  amount,
  here: placeOrNowhere,
});

/** The outermost block of an effect keeps what those inside it share. */
export const isOutermost = (data: object): boolean => "vars" in data;
const effect: S = (value, bounds) =>
  (typeof value === "object" && value !== null && isOutermost(value) ? outermost : nested)(value, bounds);

export const FRAME_SHAPES: Readonly<Record<number, S>> = {
  [FrameKind.game]: recordOf<Bounds>({}, leaving),
  [FrameKind.turn]: recordOf<Bounds>({ seat, items: serial }, leaving),
  [FrameKind.chain]: recordOf<Bounds>({ passes: count, batch: serial, seat: seatOrNobody, busy: truth, actedOn: serial }, leaving),
  [FrameKind.cleanup]: recordOf<Bounds>({ special: oneOf("none", "combat", "ending") }, leaving),
  [FrameKind.finalize]: recordOf<Bounds>({ item: serial, at: count, execution: count, discounts: listOf(key) }),
  [FrameKind.resolve]: recordOf<Bounds>({ item: itemShape, execution: count }),
  [FrameKind.effect]: effect,
  [FrameKind.showdown]: recordOf<Bounds>({ battlefield }, leaving),
  [FrameKind.combat]: recordOf<Bounds>({ battlefield, hits, side: count, ordered: objects, doubledFirst: objects }),
  [FrameKind.kill]: recordOf<Bounds>({
    ids: objects,
    attribution: (value, bounds) => {
      if (value !== "damage") attribution(value, bounds);
    },
    applied: listOf(key),
    chosen: key,
    events: objects,
    saved: key,
    replacedBy: seatOrNobody,
  }),
  [FrameKind.take]: recordOf<Bounds>({
    seat,
    by: seatOrNobody,
    how: oneOf("draw", "burn", "banish", "toTrash", "toHand"),
    outcome: recordOf<Bounds>({ root: frameOrNone, number: whole("an outcome", -1, 1_000), banisher: objectOrNone }),
    left: count,
    first: truth,
  }),
  [FrameKind.predict]: recordOf<Bounds>({ seat, cards: objects }),
  [FrameKind.pay]: recordOf<Bounds>({
    seat,
    costs: listOf(cost),
    scope: scopeShape,
    item: serial,
    price: orNull(priceShape),
    anyAmount: oneOf("power", "energy", null),
    chosen: listOf(choices, 1_000),
    at: count,
    amount: count,
    decided: truth,
  }),
  [FrameKind.damage]: recordOf<Bounds>({
    hits,
    at: count,
    source: recordOf<Bounds>({
      by: seatOrNobody,
      object: objectOrNone,
      item: serial,
      kind: oneOf("spell", "ability", "unit", "combat"),
      bonus: amount,
    }),
  }),
  [FrameKind.group]: recordOf<Bounds>({ seat, to: place }),
  [FrameKind.newChoices]: recordOf<Bounds>({ item: serial, seat, before: listOf(choice), at: count, execution: count }),
  [FrameKind.deckOrder]: recordOf<Bounds>({ seat, cards: objects, where: oneOf("top", "under") }),
  [FrameKind.setup]: recordOf<Bounds>({
    decks: listOf(deckShape, 4),
    battlefields: listOf(orNull(card), 4),
    at: count,
    chosen: listOf(cardOrNone, 4),
  }),
  [FrameKind.replace]: recordOf<Bounds>({ ability: whole("an ability", 0, (b) => b.abilities - 1), scope: scopeShape }),
  [FrameKind.hide]: recordOf<Bounds>({ seat, object, at: place }),
};
