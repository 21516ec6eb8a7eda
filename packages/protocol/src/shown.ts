/** What a seat is shown, without the messages that carry it: for clients that play without a server. */
export { plainAnswer, plainAnswerIn } from "./defaults.ts";
export { type GameNews, type Shown, shownNext } from "./following.ts";
export type { Forecast } from "./forecast.ts";
export { type Foresight, foresee } from "./foresight.ts";
export type { Fate } from "./outcome.ts";
export {
  beatSnapshot,
  type Offer,
  type OthersQuestion,
  type OwnQuestion,
  type Question,
  SeatMemory,
  type SeatRefusal,
  type SeatSnapshot,
  seatSnapshot,
} from "./seat.ts";
export type { Summand, Sums } from "./sums.ts";
export { questionWords } from "./words.ts";
