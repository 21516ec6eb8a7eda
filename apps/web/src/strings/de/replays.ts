import type en from "../en/replays.ts";

export default {
  soon: "Diese Seite wird gerade geschrieben.",
} satisfies typeof en;
