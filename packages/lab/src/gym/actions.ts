import { type Answer, FIRST_BATTLEFIELD, type View } from "@rulebound/engine";
import { LOCATIONS, locationRow, PLAY_ROWS, ROWS, relative, type Slots, SOURCE_ROWS } from "./slots.ts";

/**
 * Every answer as a number of a space of fixed size. A number says what is done with which row of the tensor, so it means the
 * same in every game. What finds no row gets one of the last numbers, in the order in which the answers are listed.
 */
const WAYS = 4;
const ABILITIES = 4;
const OPTIONS = 2048;

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
  play: [PLAY_ROWS * WAYS, `row of cards to play * ${WAYS} + way`],
  use: [SOURCE_ROWS * ABILITIES, `row of sources * ${ABILITIES} + ability`],
  move: [ROWS.board * LOCATIONS, `row of the board * ${LOCATIONS} + location`],
  moveSeveral: [LOCATIONS, "location: asks for the units next"],
  hide: [PLAY_ROWS * ROWS.battlefields, `row of cards to play * ${ROWS.battlefields} + battlefield`],
  pick: [OPTIONS, "the option of that number, from 0"],
  other: [256, "answers without a row, in the order of the list"],
});

export const ACTIONS = RANGE.other.from + RANGE.other.size;
export const ACTION_RANGES: readonly Range[] = Object.values(RANGE);

/** The legal answers (in aliases) by their numbers, in the engine's order. */
export function actionsOf(view: View, slots: Slots): Map<number, Answer> {
  const d = view.decision;
  if (d === null || d.asked !== "you") return new Map();
  const optionRow = new Map(d.options.map(({ option }, i) => [option, i]));
  const out = new Map<number, Answer>();
  let others = 0;
  for (const answer of d.answers) {
    let id = numberOf(answer, view, slots, optionRow);
    if (id < 0 || out.has(id)) id = RANGE.other.from + others++;
    if (id < ACTIONS) out.set(id, answer);
  }
  return out;
}

/** -1: there is no row for it. */
function numberOf(answer: Answer, view: View, slots: Slots, optionRow: ReadonlyMap<number, number>): number {
  switch (answer.do) {
    case "pass":
    case "endTurn":
    case "yes":
    case "no":
    case "done":
      return RANGE[answer.do].from;
    case "invite":
      return RANGE.invite.from + relative(view, answer.player);
    case "play":
      return within(RANGE.play, slots.playRow.get(answer.object), WAYS, answer.way);
    case "use":
      return within(RANGE.use, slots.sourceRow.get(answer.object), ABILITIES, answer.ability);
    case "move": {
      const to = locationRow(view, answer.to);
      if (answer.units.length === 0) return within(RANGE.moveSeveral, 0, LOCATIONS, to);
      const row = slots.boardRow.get(answer.units[0]);
      return answer.units.length > 1 || row === undefined || row >= ROWS.board ? -1 : within(RANGE.move, row, LOCATIONS, to);
    }
    case "hide":
      return within(RANGE.hide, slots.playRow.get(answer.object), ROWS.battlefields, answer.at - FIRST_BATTLEFIELD);
    case "pick":
      return within(RANGE.pick, 0, OPTIONS, optionRow.get(answer.pick) ?? -1);
    default:
      return -1;
  }
}

const within = (range: Range, row: number | undefined, width: number, column: number): number =>
  row === undefined || column < 0 || column >= width ? -1 : range.from + row * width + column;
