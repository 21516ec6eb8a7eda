import type { CompiledAbility, Looks } from "../pool.ts";

const AT_NOTHING: Looks = { source: false, cause: false, memory: false };

/** What the text of a triggered ability looks at. What it waited for does not matter any more; who deals damage or kills may matter to others. */
export function looksOf({ kind, data }: Pick<CompiledAbility, "kind" | "data">): Looks {
  if (kind !== "triggered") return AT_NOTHING;
  const text = JSON.stringify({ ...data, kind: undefined, when: undefined });
  return {
    source: /"(me|this|here|deal|kill)"/.test(text),
    cause: /"(it|there|triggered|triggerAmount)"/.test(text),
    memory: /"(it|ref|chosenPlayer)"/.test(text),
  };
}
