/** Giving Might, keywords, abilities, and for how long. */
import type { Duration, Instruction } from "../types.ts";
import { amountNoun, perEach } from "./amounts.ts";
import { grantedList, keywordText } from "./keywords.ts";
import { object, subject } from "./selectors.ts";
import { attachedTo, does, type Voice } from "./voice.ts";
import { list, third, words } from "./words.ts";

type Give = Extract<Instruction, { readonly do: "give" }>;

export function durationText(v: Voice, duration: Duration | undefined): string {
  switch (duration) {
    case "turn":
      return "this turn";
    case "combat":
      return "this combat";
    case "whileAttached":
      return `for as long as ${attachedTo("it")}`;
    case "whileMeOnBoard":
      return `until ${v.person === "I" ? "I leave" : "this leaves"} the board`;
    default:
      return "";
  }
}

/** "+2 [M] and [Ganking] this turn"; a minimum comes last. */
export function grantText(v: Voice, give: Give): string {
  const { might, less, min, keywords, abilities } = give;
  const amount = might ?? less;
  const sign = might === undefined ? "-" : "+";
  let power = "";
  let tail = "";
  const late = equalTo(v, give);
  if (late !== "") power = amount === undefined ? "" : `${sign}[M]`;
  else if (amount !== undefined) {
    const { n, tail: each } = perEach(v, amount);
    const more = give.more ? "an additional " : "";
    if (/^\d+$/.test(n)) [power, tail] = [`${more}${sign}${n} [M]`, each];
    else power = `${sign}[M] equal to ${amountNoun(v, amount)}`;
  }
  const grants = [
    power,
    keywords ? (late === "" ? grantedList(v, keywords) : list(keywords.map(keywordText))) : "",
    ...(abilities ?? []).map((one) => (one.kind === "static" ? v.say.quoted(v, one).replace(/\."$/, '"') : v.say.quoted(v, one))),
  ].filter(Boolean);
  const minimum = min === undefined ? "" : `, to a minimum of ${min} [M]`;
  return (
    words(keywords && grants.length === 2 && keywords.length > 1 ? grants.join(", ") : list(grants), durationText(v, give.for), late) +
    tail +
    minimum
  );
}

/** From Radiance on the amount stands behind the duration: "[Assault] this turn equal to its Might". */
function equalTo(v: Voice, { might, less, keywords = [] }: Give): string {
  const amounts = [might, less, ...keywords.map(({ value }) => value)];
  const amount = amounts.find((one) => typeof one === "object" && !("times" in one));
  return v.set !== "RAD" || amount === undefined ? "" : `equal to ${amountNoun(v, amount)}`;
}

const isSeveral = (give: Give): boolean =>
  typeof give.to === "object" &&
  "a" in give.to &&
  (typeof give.to.n === "object" ? "upTo" in give.to.n : give.to.n !== undefined && give.to.n !== 1 && give.to.n !== "any");

/** The amount is read off something mentioned before, which a new object would hide: the grant comes first. */
const ofAnother = ({ might, to }: Give): boolean =>
  typeof might === "object" && "might" in might && might.might === "it" && typeof to === "object" && "a" in to;
const giftFirst = (v: Voice, give: Give): string => {
  const grant = grantText(v, { ...give, for: undefined });
  return words(grant, "to", object(v, give.to), durationText(v, give.for));
};

/** Who gets it comes first: "a unit +2 [M] this turn". */
export const givenText = (v: Voice, give: Give): string =>
  ofAnother(give)
    ? giftFirst(v, give)
    : words(object(v, give.to, { bare: true, conjunction: "and", zonePrep: "in" }), isSeveral(give) && "each", grantText(v, give));

export function giveText(v: Voice, give: Give): string {
  if (give.say === "quiet") return giveText(v, { ...give, say: undefined, for: undefined });
  if (!give.say) return `${does(v, "give")} ${givenText(v, give)}`;
  const group = typeof give.to === "object" && "all" in give.to;
  const many = group || v.memory.it.many;
  const who = group ? "they" : subject(v, give.to);
  const verb = { gains: "gain", gets: "get", has: "have" }[give.say];
  if (give.say === "has" && give.abilities && give.for) {
    const grant = grantText(v, { ...give, for: undefined });
    return `${durationText(v, give.for)}, ${who} ${third(verb)} ${grant}`;
  }
  return words(who, many && "each", many || give.to === "me" ? verb : third(verb), grantText(v, give));
}
