import { useMemo } from "react";
import { useStore } from "zustand";
import type { AfterGame } from "../../board/ending.tsx";
import { newId } from "../../engine/ids.ts";
import { randomSeed } from "../../engine/solo.ts";
import type { WorkerTable } from "../../engine/worker-table.ts";
import { type Strings, useStrings } from "../../strings/index.ts";
import { strongerThan } from "./bots.ts";
import { useToTable } from "./to-table.ts";

/** What a bot is called at a table; among several by its seat. */
export const botName = ({ play }: Strings, bot: string, seat: number, seats: number): string =>
  `${play.bots[bot as keyof typeof play.bots] ?? bot}${seats > 2 ? ` ${seat + 1}` : ""}`;

/** After a game at one's own table: the same again, or against the next stronger bots. */
export function useAfterGame(table: WorkerTable): Pick<AfterGame, "rematch" | "nextLevel"> {
  const strings = useStrings();
  const toTable = useToTable();
  const seats = useStore(table.store, ({ frame }) => frame?.seats);
  return useMemo(() => {
    if (seats === undefined) return {};
    const rematch = (others?: readonly { readonly name: string; readonly bot: string | null }[]): void => {
      const id = newId();
      table.rematch({ id, seed: randomSeed(), seats: others });
      toTable(id);
    };
    const stronger = seats.map(({ bot }) => (bot === null ? null : strongerThan(bot)));
    const next = stronger.find((bot) => bot !== null);
    return {
      rematch: () => rematch(),
      ...(next === null || next === undefined
        ? {}
        : {
            nextLevel: {
              name: strings.play.bots[next as keyof typeof strings.play.bots] ?? next,
              start: () =>
                rematch(
                  seats.map(({ name, bot }, seat) => {
                    const better = stronger[seat];
                    return better === null ? { name, bot } : { name: botName(strings, better, seat, seats.length), bot: better };
                  }),
                ),
            },
          }),
    };
  }, [strings, toTable, seats, table]);
}
