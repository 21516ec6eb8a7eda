import type en from "../en/judge.ts";

export default {
  soon: "Diese Seite wird gerade geschrieben.",
} satisfies typeof en;
