import { clauseAsked, type Decision, isAboutPrices, printedName, type State } from "@rulebound/engine/internal";

/** The open question in one plain sentence. Clients with strings of their own go by kind, about and rule instead. */
export function questionWords(s: State, { text } = clauseAsked(s)): string {
  const d = s.decision;
  if (d === null) return "";
  const by = d.source < 0 ? "" : `${printedName(s, d.source)}: `;
  if (text !== "") return by + text;
  switch (d.kind) {
    case "act":
      if (s.chain.length > 0) return "You have priority: answer, or pass.";
      return s.showdownAt >= 0 ? "You have focus: act, or pass." : "It is your turn: what do you do?";
    case "mulligan":
      return `Which cards go back for new ones? Up to ${d.max}.`;
    case "battlefield":
      return "Which battlefield do you bring?";
    case "may":
      if (d.label !== "") return `${by}do you pay for ${d.label}?`;
      return d.about === "pay" ? `${by}do you pay?` : `${by}do you want to?`;
    case "order":
      return d.options.every((option) => option < s.objects.length)
        ? `${by}in which order, from the top?`
        : `${by}which goes on the chain first?`;
    case "mode":
      return isAboutPrices(d) ? `${by}which price do you pay?` : `${by}choose ${howMany(d)}.`;
    case "number":
      return `${by}how much?`;
    case "assign":
      return `${by}${d.total} damage: who gets how much?`;
    case "name":
      return `${by}name one.`;
    case "pay":
      return `${by}how do you pay?`;
    case "choose":
      return `${by}${d.about === "location" ? "where?" : d.about === "player" ? "which player?" : `choose ${howMany(d)}.`}`;
  }
}

function howMany({ min, max }: Decision): string {
  if (min === max) return String(max);
  return min === 0 ? `up to ${max}` : `${min} to ${max}`;
}
