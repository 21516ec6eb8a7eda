import type en from "../en/card.ts";

export default {
  soon: "Diese Seite wird gerade geschrieben.",
} satisfies typeof en;
