import type en from "../en/decks.ts";

export default {
  soon: "Diese Seite wird gerade geschrieben.",
} satisfies typeof en;
