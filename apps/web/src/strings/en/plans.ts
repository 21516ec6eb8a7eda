/** What a deck of ours wants, or how one did at a tournament, by its id. The decks themselves say it in English. */
export default {} as Readonly<Record<string, string>>;
