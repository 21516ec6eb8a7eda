import type { MatchupsReport } from "../matchups/field.ts";
import { csv, SHARE_HEAD, shareFields } from "./csv.ts";

/** A line for each pair, in both directions. */
export const matchupsCsv = ({ decks, matrix }: MatchupsReport): string =>
  csv([
    ["deck", "against", ...SHARE_HEAD],
    ...matrix.flatMap((row, a) =>
      row.flatMap((share, b) => (share === null ? [] : [[decks[a].name, decks[b].name, ...shareFields(share)]])),
    ),
  ]);
