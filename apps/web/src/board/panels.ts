import { create } from "zustand";

/** What lies open beside the board. */
export const usePanels = create<{
  readonly log: boolean;
  readonly keys: boolean;
  /** The event whose causes are shown. */
  readonly why: number | null;
  /** Objects that a line of the log speaks of. */
  readonly shown: readonly number[];
}>(() => ({ log: false, keys: false, why: null, shown: [] }));
