import type { RoomState } from "./room.ts";
import { type OwnTime, ownTime } from "./time-left.ts";

/** What a table wants of whoever sits there, in short. */
export type Situation =
  | { readonly kind: "none" }
  /** Before the game. `isAsked`: all the others are ready, and it begins when this person is. */
  | { readonly kind: "open"; readonly names: string; readonly isAsked: boolean }
  | { readonly kind: "playing"; readonly names: string; readonly isMine: boolean; readonly decides: string; readonly time: OwnTime | null }
  | { readonly kind: "between"; readonly names: string }
  | { readonly kind: "over"; readonly names: string };

export function situationOf({ view, game }: Pick<RoomState, "view" | "game">, now: number): Situation {
  if (view === null || view.you === null) return { kind: "none" };
  const { you, seats, phase } = view;
  const others = seats.filter(({ person }, seat) => seat !== you && person !== null);
  const names = others.map(({ person }) => person?.name ?? "").join(", ");
  if (phase === "open") {
    const areReady = others.length === seats.length - 1 && others.every(({ ready }) => ready);
    return { kind: "open", names, isAsked: areReady && !seats[you].ready };
  }
  if (phase !== "playing") return { kind: phase, names };
  const player = game?.snapshot.question?.player ?? null;
  const decides = player === null || player === you ? "" : (seats[player]?.person?.name ?? "");
  return { kind: "playing", names, isMine: player === you, decides, time: ownTime(game, now) };
}
