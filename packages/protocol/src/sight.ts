import type { Json } from "./changes.ts";
import { differences } from "./differences.ts";
import type { SeatSnapshot } from "./seat.ts";

/** What a viewer has been shown: it tells what is to be shown next, as the part of a message that `shownNext` reads. */
export class Sight {
  private before: Pieces | null = null;

  /** All of it the first time, then what has changed; null: nothing. What it is given must not be changed later. */
  look({ view, question, refusals, sums }: SeatSnapshot): string | null {
    const { before } = this;
    const now: Pieces = { view: asJson(view), question: questionText(question), refusals: JSON.stringify(refusals), sums: asJson(sums) };
    this.before = now;
    if (before === null) return this.whole;
    let text = "";
    const news = differences(before.view, now.view);
    if (news !== "") text += `,"view":${news}`;
    // Nearly always another one, and short where it stays.
    if (before.question !== now.question) text += `,"question":[${now.question}]`;
    if (before.refusals !== now.refusals) text += `,"refusals":[${now.refusals}]`;
    const other = differences(before.sums, now.sums);
    if (other !== "") text += `,"sums":${other}`;
    return text === "" ? null : `"changes":{${text.slice(1)}}`;
  }

  /** All that was last looked at. */
  get whole(): string {
    if (this.before === null) throw new Error("nothing has been looked at");
    const { view, question, refusals, sums } = this.before;
    return `"snapshot":{"view":${JSON.stringify(view)},"question":${question},"refusals":${refusals},"sums":${JSON.stringify(sums)}}`;
  }
}

interface Pieces {
  readonly view: Json;
  readonly question: string;
  readonly refusals: string;
  readonly sums: Json;
}

/** Of others a viewer is told only who is asked. */
function questionText(question: SeatSnapshot["question"]): string {
  if (question === null || question.mine) return JSON.stringify(question);
  return `{"mine":false,"player":${question.player},"asked":"${question.asked}"}`;
}

const asJson = (value: SeatSnapshot["view"] | SeatSnapshot["sums"]): Json => value as unknown as Json;
