import { create } from "zustand";

/** Whether something goes on at a server that has to be seen on every page. What shows it is fetched only then. */
export const useWanted = create<{ readonly isWanted: boolean }>(() => ({ isWanted: localStorage.getItem("rulebound.seat") !== null }));

/** A seat is remembered, so that a match is found again after a reload, on any page. */
export function rememberSeat(room: string | null): void {
  if (room === null) localStorage.removeItem("rulebound.seat");
  else localStorage.setItem("rulebound.seat", room);
}
