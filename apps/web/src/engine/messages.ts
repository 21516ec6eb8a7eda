import type { DeckVerdict } from "@rulebound/cards";
import type { Answer, Choice, EventView, ModeName, Refusal, Replay, Seat, Swap } from "@rulebound/engine/internal";
import type { Foresight } from "@rulebound/protocol/seat";
import type { Language } from "../app/settings.ts";
import type { AutoPass, Frame, Stops } from "./table.ts";

/** What the page and the worker say to each other. */

export interface SeatSetup {
  readonly name: string;
  /** Null: a person. */
  readonly bot: string | null;
  /** A list, a code or a link; `deckName` is what people call it. */
  readonly deck: string;
  readonly deckName: string;
}

export interface TableSetup {
  readonly id: string;
  readonly mode: ModeName;
  readonly seats: readonly SeatSetup[];
  readonly seed: number;
  /** Ask at every window, also where nothing but passing is possible. */
  readonly fullControl: boolean;
  readonly bestOf?: 3 | 5;
  readonly firstPlayer?: Seat;
}

/** The same decks and mode, another game. */
export interface Rematch {
  readonly id: string;
  readonly seed: number;
  /** Who plays there instead, by seat. */
  readonly seats?: readonly Pick<SeatSetup, "name" | "bot">[];
}

export type ToWorker =
  | { readonly do: "speak"; readonly language: Language }
  | { readonly do: "start"; readonly setup: TableSetup; readonly stops?: Stops }
  | { readonly do: "resume"; readonly id?: string; readonly stops?: Stops } // without an id: the game that was played last
  | { readonly do: "answer"; readonly at: number; readonly answers: readonly Answer[]; readonly queuedTargets: readonly Choice[] }
  | { readonly do: "explain"; readonly ask: number; readonly answer: Answer }
  | { readonly do: "foresee"; readonly ask: number; readonly answer: Answer; readonly aim?: Choice }
  | { readonly do: "judgeDecks"; readonly ask: number; readonly texts: readonly string[]; readonly format: string; readonly mode: ModeName }
  | { readonly do: "undo"; readonly before: number | null }
  | { readonly do: "takeBack" }
  | { readonly do: "pass"; readonly until: AutoPass | null }
  | { readonly do: "stops"; readonly stops: Stops }
  | { readonly do: "concede" }
  | { readonly do: "restart"; readonly id: string } //      the same game from its beginning; by another id if this one is over
  | { readonly do: "rematch"; readonly rematch: Rematch }
  | { readonly do: "explainSwap"; readonly ask: number; readonly seat: Seat; readonly swap: Swap }
  | { readonly do: "nextGame"; readonly firstPlayer: Seat; readonly swaps: readonly (Swap | null)[] }
  | { readonly do: "record"; readonly ask: number }
  | { readonly do: "liftCurtain" };

export type FromWorker =
  | { readonly say: "frame"; readonly frame: Frame; readonly since: number; readonly events: readonly EventView[] }
  | { readonly say: "thinking"; readonly seat: Seat | null }
  | { readonly say: "refused"; readonly refusal: Refusal }
  | { readonly say: "reply"; readonly ask: number; readonly value: Refusal | Foresight | Replay | readonly DeckVerdict[] | null }
  | { readonly say: "nothing" } //                          there is no game to go on with
  | { readonly say: "crashed"; readonly message: string };
