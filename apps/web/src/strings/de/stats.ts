import type en from "../en/stats.ts";

export default {
  soon: "Diese Seite wird gerade geschrieben.",
} satisfies typeof en;
