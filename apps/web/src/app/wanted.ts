import { create } from "zustand";
import { sessionToken } from "../online/session.ts";

/** Whether something goes on at a server that has to be seen on every page. What shows it is fetched only then. */
export const useWanted = create<{ readonly isWanted: boolean }>(() => ({ isWanted: localStorage.getItem("rulebound.seat") !== null }));

/** A seat is remembered, so that a match is found again after a reload, on any page. */
export function rememberSeat(room: string | null): void {
  if (room === null) localStorage.removeItem("rulebound.seat");
  else localStorage.setItem("rulebound.seat", room);
}

/** Somebody who is known here may have begun a match on another device: asked once, when the first page is there. */
export async function lookForMatch(): Promise<void> {
  if (useWanted.getState().isWanted || sessionToken() === null) return;
  const { request } = await import("../online/http.ts");
  const { rooms } = await request<{ readonly rooms?: readonly string[] }>("GET", "/api/me");
  if (rooms !== undefined && rooms.length > 0) useWanted.setState({ isWanted: true });
}
