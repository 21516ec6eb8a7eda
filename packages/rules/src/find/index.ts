/** Finding by words that are nearly right: rules (../search.ts) and cards are looked for with the same `Finder`. */
export { type Findable, Finder, type Finding, type Hit } from "./finder.ts";
export { changesBetween } from "./likeness.ts";
export { marked, type Stretch } from "./marks.ts";
export { Names } from "./names.ts";
export { MOST_LETTERS, MOST_WORDS } from "./words.ts";
