/** What to do: one builder per verb. */
import type {
  AddLimit,
  Amount,
  Cost,
  CostChange,
  Destination,
  Duration,
  GrantedKeyword,
  Instruction,
  KeywordName,
  PowerSymbol,
  Sel,
  Who,
} from "../types.ts";
import { resources } from "./costs.ts";

type Verb<D extends Instruction["do"]> = Extract<Instruction, { readonly do: D }>;

/** Players do it: `does("eachPlayer", discard(1))` is "each player discards 1". */
export const by = <I extends Instruction>(who: Who, instruction: I): I => ({ ...instruction, who });

// ---------------------------------------------------------------------------------------------- cards, runes, resources

export const draw = (n: Amount = 1, who?: Who): Instruction => ({ do: "draw", n, ...(who ? { who } : {}) });
export const drawIt = (what: Sel = "it"): Instruction => ({ do: "drawIt", what });
export const discard = (n: Amount | "hand", who?: Who): Instruction => ({ do: "discard", n, ...(who ? { who } : {}) });
export const discardIt = (what: Sel = "it", who?: Who): Instruction => ({ do: "discardIt", what, ...(who ? { who } : {}) });
export const channel = (n: Amount, who?: Who): Instruction => ({ do: "channel", n, ...(who ? { who } : {}) });
export const channelExhausted = (n: Amount, who?: Who): Instruction => ({ do: "channel", n, exhausted: true, ...(who ? { who } : {}) });
/** [Add]: `add(1, "any")` adds [1][A]. */
export const add = (...symbols: readonly (number | PowerSymbol)[]): Verb<"add"> => ({ do: "add", resources: resources(...symbols) });
export const addOnlyFor = (only: AddLimit, ...symbols: readonly (number | PowerSymbol)[]): Instruction => ({ ...add(...symbols), only });
export const predict = (n: Amount = 1, who?: Who): Instruction => ({ do: "predict", n, ...(who ? { who } : {}) });
export const burn = (n: Amount, who?: Who): Instruction => ({ do: "burn", n, ...(who ? { who } : {}) });
export const gainXp = (n: Amount, who?: Who): Instruction => ({ do: "gainXp", n, ...(who ? { who } : {}) });
export const score = (n: Amount = 1, who?: Who): Instruction => ({ do: "score", n, ...(who ? { who } : {}) });
export const gainPoints = (n: Amount, who?: Who): Instruction => ({ do: "score", n, gain: true, ...(who ? { who } : {}) });
export const winGame: Instruction = { do: "winGame" };
export const takeTurn: Instruction = { do: "takeTurn" };

// -------------------------------------------------------------------------------------------------------------- giving

type Grant = Omit<Partial<Verb<"give">>, "do" | "to">;

export const plus = (might: Amount): Grant => ({ might });
/** -N Might, down to `min` if the text says so. */
export const minus = (less: Amount, min?: number): Grant => ({ less, ...(min === undefined ? {} : { min }) });
export const granted = (keyword: KeywordName, value?: Amount, cost?: GrantedKeyword["cost"]): GrantedKeyword => ({
  keyword,
  ...(value === undefined ? {} : { value }),
  ...(cost === undefined ? {} : { cost }),
});
export const having = (keyword: KeywordName, value?: Amount, cost?: Cost | "itsCost"): Grant => ({
  keywords: [granted(keyword, value, cost)],
});
/** "an additional +1 [M]" */
export const additional: Grant = { more: true };
export const thisTurn: { readonly for: "turn" } = { for: "turn" };
export const thisCombat: { readonly for: "combat" } = { for: "combat" };
export const lasting = (duration: Duration): { readonly for: Duration } => ({ for: duration });

/** `give(a("unit"), plus(2), having("Ganking"), thisTurn)` */
export function give(to: Sel, ...grants: readonly Grant[]): Instruction {
  const keywords = grants.flatMap((grant) => grant.keywords ?? []);
  const rest: Grant = Object.assign({}, ...grants);
  return { do: "give", to, ...rest, ...(keywords.length > 0 ? { keywords } : {}) };
}
export const setMight = (what: Sel, to: Amount, more: Pick<Verb<"setMight">, "for" | "say"> = {}): Instruction => ({
  do: "setMight",
  what,
  to,
  ...more,
});
/** A unit beside what it is, until another is chosen with the same source. */
export const becomeUnit = (what: Sel, might: Amount): Instruction => ({ do: "becomeUnit", what, might, for: "untilChosenAgain" });
/** One of your further legends, while this is on the board. */
export const addLegend: Instruction = { do: "addLegend", for: "whileMeOnBoard" };
export const double = (what: Sel, duration?: Duration, keyword?: KeywordName): Instruction => ({
  do: "double",
  what,
  ...(duration ? { for: duration } : {}),
  ...(keyword ? { keyword } : {}),
});

// -------------------------------------------------------------------------------------------------- acting upon objects

/** The verbs that need no more than their object. */
type ActingVerb = "heal" | "ready" | "exhaust" | "kill" | "stun" | "buff" | "recall" | "banish" | "recycle" | "empower" | "disempower";
const acting =
  (verb: ActingVerb | "choose" | "reveal") =>
  (what: Sel): Instruction => ({ do: verb, what });

export const heal = acting("heal");
export const ready = acting("ready");
export const exhaust = acting("exhaust");
export const kill = acting("kill");
export const stun = acting("stun");
export const buff = acting("buff");
export const recall = acting("recall");
export const banish = acting("banish");
export const recycle = acting("recycle");
export const empower = acting("empower");
export const disempower = acting("disempower");
export const choose = acting("choose");
export const reveal = acting("reveal");

export const deal = (n: Amount, to: Sel, more: Pick<Verb<"deal">, "by" | "bonus" | "split"> = {}): Instruction => ({
  do: "deal",
  n,
  to,
  ...more,
});
/** Each deals its Might to the other. */
export const fight = (one: Sel, other: Sel): Instruction => ({ do: "fight", a: one, b: other });
export const move = (what: Sel, to: Destination = "any"): Instruction => ({ do: "move", what, to });
/** The place is said as where it comes from: "from a battlefield". */
export const moveFrom = (what: Sel, to: Destination): Instruction => ({ do: "move", what, to, from: true });
/** "I may be moved with it": to where that one moved. */
export const moveAlong = (what: Sel, withWhat: Sel): Instruction => ({ do: "move", what, to: { of: withWhat }, along: true });
export const returnToHand = (what: Sel): Instruction => ({ do: "returnToHand", what });
export const putInto = (zone: Verb<"putInto">["zone"], what: Sel): Instruction => ({ do: "putInto", what, zone });
export const putBack = (what: Sel): Instruction => ({ do: "putBack", what });
export const swapPlaces = (one: Sel, other: Sel): Instruction => ({ do: "swapPlaces", a: one, b: other });
export const spendBuff = (what: Sel): Instruction => ({ do: "spendBuff", what });
export const detach = (what: Sel, from?: Sel): Instruction => ({ do: "detach", what, ...(from ? { from } : {}) });
/** "You control it until I leave the board." */
export const youControlIt = (what: Sel, duration: Duration): Instruction => ({ do: "takeControl", what, for: duration, say: "youControl" });
export const loseControl = (what: Sel): Instruction => ({ do: "loseControl", what });
export const attach = (what: Sel, to: Sel): Instruction => ({ do: "attach", what, to });
export const counter = (what: Sel): Instruction => ({ do: "counter", what });
export const takeControl = (what: Sel, duration?: Duration): Instruction => ({
  do: "takeControl",
  what,
  ...(duration ? { for: duration } : {}),
});

/** The text says "gain control". */
export const gainControl = (what: Sel, duration?: Duration): Instruction => ({
  do: "takeControl",
  what,
  gain: true,
  ...(duration ? { for: duration } : {}),
});

// ------------------------------------------------------------------------------------------------------------- playing

type TokenOptions = Omit<Verb<"playToken">, "do" | "token" | "n">;
/** `playToken("Recruit", { where: "here" })`, `playTokens(2, "Gold", { exhausted: true })` */
export const playToken = (token: string, options: TokenOptions = {}): Instruction => ({ do: "playToken", token, ...options });
export const playTokens = (n: Amount, token: string, options: TokenOptions = {}): Instruction => ({
  do: "playToken",
  token,
  n,
  ...options,
});
export const playCard = (what: Sel, options: Omit<Verb<"playCard">, "do" | "what"> = {}): Instruction => ({
  do: "playCard",
  what,
  ...options,
});
/** "... Then recycle it." */
export const playCardThen = (
  then: "banish" | "recycle",
  what: Sel,
  options: Omit<Verb<"playCard">, "do" | "what" | "then"> = {},
): Instruction => ({ do: "playCard", what, ...options, then });
export const ignoringCost: CostChange = { ignore: "cost" };
export const ignoringEnergy: CostChange = { ignore: "energy" };
export const reducedBy = (...symbols: readonly (number | PowerSymbol)[]): CostChange => ({ less: resources(...symbols) });

// ------------------------------------------------------------------------------------------------------ looking at cards

export const look = (n: Amount, as = "looked", who?: Who): Instruction => ({ do: "look", n, as, ...(who ? { who } : {}) });
export const revealTop = (n: Amount, as = "revealed", who?: Who): Instruction => ({ do: "revealTop", n, as, ...(who ? { who } : {}) });
/** From the tops of those players' decks, by you. */
export const revealTopOf = (of: Who, n: Amount = 1, as = "revealed"): Instruction => ({ do: "revealTop", n, of, as });
export const revealHand = (who: Who, as = "hand"): Instruction => ({ do: "revealHand", who, as });
export const choosePlayer = (who: "opponent" | "any" = "opponent"): Instruction => ({ do: "choosePlayer", who });

// -------------------------------------------------------------------------------- how a sentence goes on (text only)

/** "X and Y", "X, Y, and Z" */
export const and = (instruction: Instruction): Instruction => ({ ...instruction, join: "and" });
/** "X, then Y" */
export const andThen = (instruction: Instruction): Instruction => ({ ...instruction, join: "then" });
/** "X. Then Y" */
export const afterwards = (instruction: Instruction): Instruction => ({ ...instruction, join: "Then" });

/** "X, and Y" */
export const commaAnd = (instruction: Instruction): Instruction => ({ ...instruction, join: "comma" });
/** "you must ..." */
export const must = (instruction: Instruction): Instruction => ({ ...instruction, must: true });

/** "heal it, exhaust it, and recall it": what saves a unit from dying. */
export const saveIt: readonly Instruction[] = [heal("it"), and(exhaust("it")), and(recall("it"))];
