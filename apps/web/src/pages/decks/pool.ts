import { CARDS } from "@rulebound/cards";
import { type CardPool, createPool } from "@rulebound/engine/internal";
import { useEffect, useState } from "react";

/** The compiled cards, which reading and checking decks ask for. Made once, when a deck is first looked at. */
let pool: CardPool | null = null;

export function thePool(): CardPool {
  pool ??= createPool(CARDS);
  return pool;
}

/** Null until the page has been painted: compiling a thousand cards takes a moment. */
export function usePool(): CardPool | null {
  const [ready, setReady] = useState(pool);
  useEffect(() => {
    if (ready !== null) return;
    const timer = setTimeout(() => setReady(thePool()), 30);
    return () => clearTimeout(timer);
  }, [ready]);
  return ready;
}
