import type { Seat } from "../adapter.ts";
/** What an action line says, before its names mean anything on a board. Seats are 0 to 3. */

export type Place =
  | { readonly kind: "base"; readonly owner: Seat | null } //  null: the acting player's
  | { readonly kind: "battlefield"; readonly name: string };

/** `P2's Mech #2 (V3) at BF-A` */
export interface Named {
  readonly kind: "named";
  /** As written, for messages. */
  readonly text: string;
  /** The known name within it. */
  readonly name: string;
  readonly owner: Seat | null;
  /** `#2`: the second to arrive; of a trigger, the second triggered ability of its text. */
  readonly number: number | null;
  /** `(OBJECT)`: what caused a trigger. */
  readonly cause: Thing | null;
  readonly at: Place | null;
}

export type Thing =
  | Named
  | { readonly kind: "player"; readonly text: string; readonly seat: Seat }
  | { readonly kind: "base"; readonly text: string; readonly owner: Seat | null }
  | { readonly kind: "number"; readonly text: string; readonly n: number }
  | { readonly kind: "words"; readonly text: string }; //        a name to say, yes, no: compared as text

export const SOURCES = ["hand", "champion", "hidden", "trash", "deck", "banished"] as const;
type PlaySource = (typeof SOURCES)[number];

/** What `play` and `use` may say beyond their object. Null: not said. */
export interface Clauses {
  readonly from: PlaySource | null;
  readonly to: readonly Place[] | null;
  readonly on: readonly Thing[] | null; //                       [] for `on none`
  readonly modes: readonly number[] | null; //                   from 1
  readonly with: readonly string[];
  readonly paying: readonly Thing[] | "manually" | Paid | null;
}

/** What the `pay` that answers `paying manually` adds. */
export interface Paid {
  readonly energy: number;
  readonly power: number;
}

export const PAYMENTS = ["exhaust", "recycle", "kill", "use"] as const;
interface Payment {
  readonly how: (typeof PAYMENTS)[number];
  readonly what: Thing;
}

export type Action =
  | { readonly do: "move"; readonly units: readonly Thing[]; readonly to: Place }
  | ({ readonly do: "play"; readonly card: Named } & Clauses)
  | ({ readonly do: "use"; readonly object: Named; readonly ability: number | null } & Clauses)
  | { readonly do: "hide"; readonly card: Named; readonly at: Place; readonly paying: "manually" | Paid | null }
  | { readonly do: "pass" | "end turn" | "concede" | "yes" | "no" }
  | { readonly do: "invite"; readonly player: Seat }
  | { readonly do: "choose"; readonly things: readonly Thing[] } // [] for `choose none`
  | { readonly do: "choose mode"; readonly modes: readonly number[] }
  | { readonly do: "order"; readonly things: readonly Thing[] | "any" }
  | { readonly do: "assign"; readonly amounts: readonly { readonly amount: number; readonly to: Thing }[] }
  | { readonly do: "pay"; readonly payments: readonly Payment[] }
  | { readonly do: "name"; readonly words: string };
