/** What can be said about a card beside its text: keywords in plain words, the rules it rests on, bans; and searching for it. */
export { type Ban, bansOf } from "./bans.ts";
export { CardFinder, type FoundCards } from "./find.ts";
export { MEANINGS, type Meaning } from "./meanings.ts";
export { keywordsOf, remindersOf } from "./reminders.ts";
export { type Rest, rulesOf } from "./rules.ts";
export { type Bounds, bounds, domainsOf, isFound, type Search, typesOf } from "./search.ts";
