import type { Choice } from "@rulebound/engine/internal";
import type { Fate } from "@rulebound/protocol/seat";
import { useStore } from "zustand";
import { useStrings } from "../strings/index.ts";
import { useFate } from "./aiming.ts";
import { useChoiceNames } from "./choice-names.ts";
import { useThings } from "./context.ts";
import styles from "./fate.module.css";
import { useNames } from "./log.tsx";

/** What would become of it, over the thing itself. */
export function FateTag({ of }: { readonly of: Choice }) {
  const fate = useFate(of);
  const words = useFateWords();
  if (fate === undefined) return null;
  return (
    <span className={styles.fate} data-fate={fate.fate} aria-hidden="true">
      {words(fate)}
    </span>
  );
}

/** The same in a line, for all that would be changed. */
export function FateLine() {
  const fates = useStore(useThings().aiming.store, (state) => state.fates);
  const names = useChoiceNames();
  const words = useFateWords();
  const told = [...fates.values()].flatMap((fate) => {
    const name = names(fate.choice);
    return name === "" ? [] : [`${name}: ${words(fate)}`];
  });
  if (told.length === 0) return null;
  return (
    <output className={styles.line} data-fates>
      {told.join(" · ")}
    </output>
  );
}

function useFateWords(): (fate: Fate) => string {
  const { fates } = useStrings().board;
  const { place } = useNames();
  return ({ fate, amount, to }) => {
    switch (fate) {
      case "survives":
        return fates.survives(amount);
      case "might":
        return fates.might(amount);
      case "moves":
        return fates.moves(place(to));
      default:
        return fates[fate];
    }
  };
}
