import { stemOf } from "./likeness.ts";
import { wordsIn } from "./words.ts";

export interface Stretch {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text in stretches, those marked whose words were found. */
export function marked(text: string, stems: ReadonlySet<string>): readonly Stretch[] {
  const words = wordsIn(text);
  const stretches: Stretch[] = [];
  let at = 0;
  const push = (to: number, isMarked: boolean) => {
    if (to > at) stretches.push({ text: text.slice(at, to), isMarked });
    at = to;
  };
  words.forEach(({ folded, from, to }, i) => {
    const isOne = stems.has(stemOf(folded)) || stems.has(folded);
    const joins = [2, 3].find((length) =>
      stems.has(
        words
          .slice(i, i + length)
          .map((word) => word.folded)
          .join(""),
      ),
    );
    if (from < at || (!isOne && joins === undefined)) return;
    push(from, false);
    push(joins === undefined || i + joins > words.length ? to : words[i + joins - 1].to, true);
  });
  push(text.length, false);
  return stretches;
}
