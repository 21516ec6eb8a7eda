import type en from "../en/cards.ts";

export default {
  soon: "Diese Seite wird gerade geschrieben.",
} satisfies typeof en;
