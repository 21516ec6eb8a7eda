import type en from "../en/puzzles.ts";

export default {
  soon: "Diese Seite wird gerade geschrieben.",
} satisfies typeof en;
