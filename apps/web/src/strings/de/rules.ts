import type en from "../en/rules.ts";

export default {
  soon: "Diese Seite wird gerade geschrieben.",
} satisfies typeof en;
