import { nthSeat, type Seat } from "../adapter.ts";
import type { BattlefieldSetup, ObjectSetup } from "../case.ts";
import { blankBattlefield, isBlankBattlefieldName } from "../catalogue.ts";
import { suggestion } from "../words.ts";
import type { Context } from "./context.ts";
import type { Part } from "./document.ts";
import { MAIN_DECK, object, objects, PERMANENTS } from "./objects.ts";
import { fields, seat, seatOrNone, text } from "./values.ts";

export function battlefields(part: Part, context: Context): BattlefieldSetup[] {
  return part.items("battlefields").map((item, index) => battlefield(item, nthSeat(index % context.seats), context));
}

/** `BF-A`, or `BF-A: {...}`. */
function battlefield(part: Part, owner: Seat, context: Context): BattlefieldSetup {
  const nobody: readonly ObjectSetup[] = [];
  const draft: { -readonly [K in keyof BattlefieldSetup]: BattlefieldSetup[K] } = {
    line: part.line,
    name: "",
    card: "",
    owner,
    controller: null,
    units: Array.from({ length: context.seats }, () => nobody),
    facedown: Array.from({ length: context.seats }, () => nobody),
    contested: null,
  };
  const [name, namePart, value] = nameAndRest(part);
  draft.name = context.give(namePart, name);
  context.battlefieldNames.push(name);
  if (value !== null)
    fields(value, "a battlefield", {
      card: (card) => {
        draft.card = context.card(card, ["battlefield"]).name;
      },
      controller: (player) => {
        draft.controller = seatOrNone(player, context.seats);
      },
      units: (units) => {
        draft.units = context.perSeat(units, "units by player", nobody, (list) => objects(list, context, PERMANENTS, "units"));
      },
      facedown: (cards) => {
        draft.facedown = context.perSeat(cards, "facedown cards by player", nobody, (card) =>
          card.isList() ? objects(card, context, MAIN_DECK, "facedown cards") : [object(card, context, MAIN_DECK)],
        );
      },
      contested: (player) => {
        draft.contested = seat(player, context.seats);
      },
    });
  if (draft.card === "") draft.card = cardNamed(namePart, name, context);
  return draft;
}

function nameAndRest(part: Part): [name: string, namePart: Part, rest: Part | null] {
  if (!part.isMap()) return [text(part, "a battlefield's name"), part, null];
  const entries = part.entries("a battlefield");
  if (entries.length !== 1) part.refuse(`a battlefield with ${entries.length} names; expected one entry of the list for each battlefield.`);
  const [name, namePart, value] = entries[0];
  return [name, namePart, value.isNothing() ? null : value];
}

/** The card of that name; `BF-A` has none and is made. */
function cardNamed(part: Part, name: string, context: Context): string {
  if (context.find(name) !== null) return context.card(part, ["battlefield"]).name;
  if (!isBlankBattlefieldName(name)) {
    const near = suggestion(
      name,
      Array.from(context.battlefieldCards(), (card) => card.name),
    );
    part.refuse(`"${name}" is not a battlefield; expected a battlefield card, a name such as BF-A, or {${name}: {card: NAME}}.${near}`);
  }
  context.describe(blankBattlefield(name));
  return name;
}
