import { create } from "zustand";

/** What lies open beside the board. */
export const usePanels = create<{
  readonly log: boolean;
  readonly keys: boolean;
  /** A problem is being reported. */
  readonly report: boolean;
  /** What people say at a table of the server. */
  readonly talk: boolean;
  /** What is asked for at a table of the server, before it is done. */
  readonly leaving: "leave" | "concede" | null;
  /** The event whose causes are shown. */
  readonly why: number | null;
  /** Objects that a line of the log speaks of. */
  readonly shown: readonly number[];
}>(() => ({ log: false, keys: false, report: false, talk: false, leaving: null, why: null, shown: [] }));
