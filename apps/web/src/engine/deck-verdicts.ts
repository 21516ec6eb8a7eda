import type { DeckVerdict } from "@rulebound/cards";
import type { ModeName } from "@rulebound/engine/internal";
import { useEffect, useState } from "react";
import { soloTable } from "./solo.ts";

/** By seat, asked of the worker that knows the cards; null: it has not answered yet. */
export function useDeckVerdicts(texts: readonly string[], format: string, mode: ModeName): readonly DeckVerdict[] | null {
  const asked = JSON.stringify([texts, format, mode]);
  const [found, setFound] = useState<{ readonly asked: string; readonly verdicts: readonly DeckVerdict[] } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const [decks, ...by] = JSON.parse(asked) as [string[], string, ModeName];
    void soloTable()
      .judgeDecks(decks, ...by)
      .then((verdicts) => {
        if (isWanted) setFound({ asked, verdicts });
      });
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return found?.asked === asked ? found.verdicts : null;
}
