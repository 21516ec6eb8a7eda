import { FORMATS, type Format } from "@rulebound/cards";
import type { ModeName } from "@rulebound/engine/internal";
import { create } from "zustand";
import { persist } from "zustand/middleware";

/** By which format and mode decks are judged; it stays the same from deck to deck. Where a table is set up its mode counts. */
interface Bench {
  readonly format: string;
  readonly mode: ModeName;
}

export const useBench = create<Bench>()(
  persist(() => ({ format: FORMATS[0].name, mode: "duel" as ModeName }), { name: "rulebound.legality" }),
);

export const formatNamed = (name: string): Format => FORMATS.find((one) => one.name === name) ?? FORMATS[0];
