import { useStrings } from "../../strings/index.ts";
import { legendOf, type PlayableDeck, usePlayableDecks } from "../play/decks.ts";

const KINDS = ["own", "starter", "tournament"] as const;
const KEY = "rulebound.online.deck";

/** The deck that was chosen last. */
export const lastDeck = (decks: readonly PlayableDeck[]): PlayableDeck => {
  const id = localStorage.getItem(KEY);
  return decks.find((deck) => deck.id === id) ?? decks.find(({ kind }) => kind === "starter") ?? decks[0];
};

export function DeckChoice({ value, onChange }: { readonly value: PlayableDeck; readonly onChange: (deck: PlayableDeck) => void }) {
  const { online, play } = useStrings();
  const decks = usePlayableDecks();
  return (
    <label>
      {online.deck}
      <select
        className="field"
        value={value.id}
        onChange={(event) => {
          const deck = decks.find(({ id }) => id === event.target.value);
          if (deck === undefined) return;
          localStorage.setItem(KEY, deck.id);
          onChange(deck);
        }}
      >
        {KINDS.map((kind) => {
          const group = decks.filter((deck) => deck.kind === kind);
          return group.length === 0 ? null : (
            <optgroup key={kind} label={play.deckKinds[kind]}>
              {group.map((deck) => (
                <option key={deck.id} value={deck.id}>
                  {deck.name}
                  {legendOf(deck) === "" ? "" : ` (${legendOf(deck)})`}
                </option>
              ))}
            </optgroup>
          );
        })}
      </select>
    </label>
  );
}
