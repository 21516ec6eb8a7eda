import type en from "../en/tutorial.ts";

export default {
  soon: "Diese Seite wird gerade geschrieben.",
} satisfies typeof en;
