import { marked } from "@rulebound/rules/find";

/** A text with the words marked by which it was found. */
export const Marked = ({ text, stems }: { readonly text: string; readonly stems: ReadonlySet<string> }) =>
  stems.size === 0
    ? text
    : marked(text, stems).map((stretch, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place
        stretch.isMarked ? <mark key={at}>{stretch.text}</mark> : stretch.text,
      );
