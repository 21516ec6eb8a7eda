import { type Answer, FIRST_BATTLEFIELD, type ObjectId } from "@rulebound/engine/internal";
import { LOCATIONS, ROWS } from "./layout.ts";
import { REFERENCE, type References } from "./references.ts";

/**
 * Every answer as a number of a space of fixed size. A number says what is done with which row of the observation, so it means
 * the same in every game. An answer whose object has no row gets one of the last numbers, in the order of the list.
 */
const WAYS = 4;
const ABILITIES = 4;
const PICKS = 2048;
const OTHERS = 256;

/** Cards that can be played: hand, own champion, facedown, own trash, own banished, cards that were seen elsewhere. */
export const PLAYED_FROM = { hand: 0, champion: 24, facedown: 25, trash: 33, banished: 57, known: 65 } as const;
const PLAY_ROWS = PLAYED_FROM.known + ROWS.known;
/** Sources of abilities: the board, the viewer's legends, the battlefields. */
export const SOURCES = { board: 0, legends: ROWS.board, battlefields: ROWS.board + 2 } as const;
const SOURCE_ROWS = SOURCES.battlefields + ROWS.battlefields;

interface Range {
  readonly name: string;
  readonly from: number;
  readonly size: number;
  readonly meaning: string;
}

function ranges<Name extends string>(
  sizes: Readonly<Record<Name, readonly [size: number, meaning: string]>>,
): Readonly<Record<Name, Range>> {
  let from = 0;
  const out = {} as Record<Name, Range>;
  for (const name of Object.keys(sizes) as Name[]) {
    const [size, meaning] = sizes[name];
    out[name] = { name, from, size, meaning };
    from += size;
  }
  return out;
}

const RANGE = ranges({
  pass: [1, "pass priority or focus"],
  endTurn: [1, "end the turn"],
  yes: [1, "yes, to a may"],
  no: [1, "no, to a may"],
  done: [1, "what has been picked is enough"],
  invite: [ROWS.players, "player: let a teammate act"],
  play: [PLAY_ROWS * WAYS, `row of cards to play * ${WAYS} + alternative cost`],
  use: [SOURCE_ROWS * ABILITIES, `row of sources * ${ABILITIES} + ability`],
  move: [ROWS.board * LOCATIONS, `row of the board * ${LOCATIONS} + location`],
  moveSeveral: [LOCATIONS, "location: the units are asked for next"],
  hide: [PLAY_ROWS * ROWS.battlefields, `row of cards to play * ${ROWS.battlefields} + battlefield`],
  pick: [PICKS, "the option of that number, from 0"],
  other: [OTHERS, "answers without a row, in the order of the list"],
});

export const ACTIONS = RANGE.other.from + RANGE.other.size;
export const ACTION_RANGES: readonly Range[] = Object.values(RANGE);
export const FIRST_OTHER = RANGE.other.from;

/** -1: there is no row for it. */
export function actionOf(r: References, answer: Answer, option: number): number {
  switch (answer.do) {
    case "pass":
    case "endTurn":
    case "yes":
    case "no":
    case "done":
      return RANGE[answer.do].from;
    case "invite":
      return RANGE.invite.from + r.relative(answer.player);
    case "play":
      return within(RANGE.play, playRow(r.of(answer.object)), WAYS, answer.way);
    case "use":
      return within(RANGE.use, sourceRow(r.of(answer.object)), ABILITIES, answer.ability);
    case "move":
      return moveAction(r, answer.units, r.location(answer.to) - 1);
    case "hide":
      return within(RANGE.hide, playRow(r.of(answer.object)), ROWS.battlefields, answer.at - FIRST_BATTLEFIELD);
    case "pick":
      return within(RANGE.pick, 0, PICKS, option);
    default:
      return -1;
  }
}

function moveAction(r: References, units: readonly ObjectId[], to: number): number {
  if (units.length === 0) return within(RANGE.moveSeveral, 0, LOCATIONS, to);
  return units.length > 1 ? -1 : within(RANGE.move, boardRow(r.of(units[0])), LOCATIONS, to);
}

const within = (range: Range, row: number, width: number, column: number): number =>
  row < 0 || column < 0 || column >= width ? -1 : range.from + row * width + column;

const rowIn = (reference: number, from: number, size: number): number =>
  reference >= from && reference < from + size ? reference - from : -1;

const boardRow = (reference: number): number => rowIn(reference, REFERENCE.board, ROWS.board);

/** What is the viewer's own comes first among the rows of all players. */
const PLAYABLE = [
  [REFERENCE.hand, ROWS.hand, PLAYED_FROM.hand],
  [REFERENCE.champions, 1, PLAYED_FROM.champion],
  [REFERENCE.facedown, ROWS.facedown, PLAYED_FROM.facedown],
  [REFERENCE.trash, ROWS.trash, PLAYED_FROM.trash],
  [REFERENCE.banished, ROWS.banished, PLAYED_FROM.banished],
  [REFERENCE.known, ROWS.known, PLAYED_FROM.known],
] as const;
const USABLE = [
  [REFERENCE.board, ROWS.board, SOURCES.board],
  [REFERENCE.legends, 2, SOURCES.legends],
  [REFERENCE.battlefields, ROWS.battlefields, SOURCES.battlefields],
] as const;

function rowAmong(table: readonly (readonly [from: number, size: number, row: number])[], reference: number): number {
  for (let i = 0; i < table.length; i++) {
    const row = rowIn(reference, table[i][0], table[i][1]);
    if (row >= 0) return table[i][2] + row;
  }
  return -1;
}

const playRow = (reference: number): number => rowAmong(PLAYABLE, reference);
const sourceRow = (reference: number): number => rowAmong(USABLE, reference);
