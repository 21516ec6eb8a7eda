import { FrameKind, pushFrame } from "../../state/frames.ts";
import type { State } from "../../state/records.ts";

/** 318-324: cleanups. They repeat until nothing changes; special ones insert their steps once. */
export type Special = "none" | "combat" | "ending";
export interface CleanupData {
  readonly special: Special;
}

export function startCleanup(s: State, special: Special): void {
  s.cleanupDue = false;
  pushFrame(s, FrameKind.cleanup, { special } satisfies CleanupData);
}
