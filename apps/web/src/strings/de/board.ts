import type en from "../en/board.ts";

export default {
  soon: "Diese Seite wird gerade geschrieben.",
} satisfies typeof en;
