/** Playing tokens and cards, and where they go. */
import type { CostChange, Instruction, PlayPlace, Sel } from "../types.ts";
import { amountNoun, perEach } from "./amounts.ts";
import { costList } from "./costs.ts";
import { spokenName } from "./names.ts";
import { locationOf, object } from "./selectors.ts";
import { TOKEN_FACTS } from "./tokens.ts";
import { does, mention, my, type Voice } from "./voice.ts";
import { resourceSymbols, spelled, withArticle, words } from "./words.ts";

type PlayToken = Extract<Instruction, { readonly do: "playToken" }>;
type PlayCard = Extract<Instruction, { readonly do: "playCard" }>;

function placeOfPlay(v: Voice, where: PlayPlace | undefined, prep: string): string {
  switch (where) {
    case undefined:
      return "";
    case "here":
      return "here";
    case "there":
      return "there";
    case "base":
      return `${prep} ${v.doer.your} base`;
    case "sameLocation":
      return "to the same location";
    case "anyBattlefield":
      return "to any battlefield";
    case "aBattlefield":
      return "to a battlefield";
    case "singleBattlefield":
      return "to a single battlefield";
    case "sameLocationOrBase":
      return `back to the same location or to ${v.doer.your} base`;
    case "asReplaced":
      return "to that same location";
    case "battlefieldYouControl":
      return `to a battlefield ${v.doer.you} control`;
    default:
      if (typeof where.of === "object" && "ref" in where.of && spokenName(where.of.ref).to) return spokenName(where.of.ref).to ?? "";
      return locationOf(v, where.of).replace(/^at /, "to ");
  }
}

/** "a 3 [M] Mech unit token", "two Gold gear tokens". */
function tokenText(v: Voice, token: PlayToken): string {
  const facts = TOKEN_FACTS[token.token] ?? { type: "unit" };
  const asMany = typeof token.n === "object" && "size" in token.n && token.n.say === "many";
  const { n, tail } = asMany ? { n: "that many", tail: "" } : perEach(v, token.n ?? 1);
  const many = tail === "" && n !== "1";
  const noun = words(
    token.ready && "ready",
    facts.might !== undefined && `${facts.might} [M]`,
    token.token,
    token.say !== "bare" && facts.type,
    many ? "tokens" : "token",
    facts.keyword && `with [${facts.keyword}]`,
    facts.from && `from ${facts.from}`,
  );
  mention(v, "token", many || tail !== "", token.as);
  const counted = !many ? withArticle(noun) : `${/^\d+$/.test(n) ? spelled(Number(n)) : "that many"} ${noun}`;
  return words(counted, token.exhausted && "exhausted", placeOfPlay(v, token.where, token.prep ?? "to")) + tail;
}

export const playTokenText = (v: Voice, token: PlayToken): string => `${does(v, "play")} ${tokenText(v, token)}`;

/** "its", "their", or "my" before "cost". */
const costOwner = (v: Voice, card: PlayCard): string => (card.what === "me" ? my(v) : v.memory.it.many ? "their" : "its");

function costChange(v: Voice, card: PlayCard, change: CostChange): string {
  const whose = costOwner(v, card);
  const plural = v.memory.it.many ? "costs" : "cost";
  if (change.say === "without") return ` without paying ${whose} Energy ${plural}`;
  if (change.say === "sentence" && change.lessEnergy !== undefined) {
    const might = typeof change.lessEnergy === "object" && "might" in change.lessEnergy;
    return `. Reduce ${whose} Energy cost by ${might ? "the Might of the unit you recycled" : amountNoun(v, change.lessEnergy)}`;
  }
  if (isOneEach(card.what) && change.ignore === "energy") return ", ignoring Energy costs";
  switch (change.ignore) {
    case "cost":
      return `, ignoring ${whose} ${plural}`;
    case "energy":
      return `, ignoring ${whose} Energy ${plural}`;
    case "power":
      return `, ignoring ${whose} Power ${plural}`;
    case "all":
      return ", ignoring any and all costs";
  }
  if (change.less) {
    const kind = change.less.energy !== undefined && change.onlyEnergy ? "Energy cost" : "cost";
    return `, reducing ${whose} ${kind} by ${resourceSymbols(change.less)}`;
  }
  if (change.lessEnergy !== undefined) return `, reducing ${whose} Energy cost by ${amountNoun(v, change.lessEnergy)}`;
  if (change.for) return ` for ${"length" in change.for ? costList(v, change.for) : resourceSymbols(change.for)}`;
  return "";
}

/** Cards of a group, to each player their own. */
const isOneEach = (what: Sel): boolean => typeof what === "object" && "all" in what && what.all.among !== undefined;

/** A unit has its own place: "If it's a unit, play it here." */
function unitPlace(v: Voice, { ifUnit }: PlayCard): string {
  if (!ifUnit) return "";
  const [is, may] = ifUnit.may ? ["it is", "you may "] : ["it's", ""];
  return `. If ${is} a unit, ${may}play it ${placeOfPlay(v, ifUnit.where, "to")}`;
}

/** What is played, from where, to where, and for how much. */
export function playCardText(v: Voice, card: PlayCard): string {
  const from = card.from === "trash" ? `from ${v.doer.your} trash` : "";
  const what = object(v, card.what);
  const whence = v.set === "SFD" ? " from hand" : " from your hand";
  const head = words(does(v, "play"), what.replace(" from your hand", whence), from, placeOfPlay(v, card.where, "to"));
  const tail = card.then === "recycle" ? ". Then recycle it" : card.then === "banish" ? ". Then banish it" : "";
  return head + (card.cost ? costChange(v, card, card.cost) : "") + unitPlace(v, card) + tail;
}
