import { legal } from "../decisions/legal.ts";
import { NEVER } from "../procedures/combat/assignment.ts";
import { type Choice, type Decision, ITEM, isItemChoice, itemOfChoice, objectOfChoice } from "../state/decision.ts";
import { FrameKind } from "../state/frames.ts";
import type { ItemId, Seat } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { aliasOfOption, toAliases } from "./aliases.ts";
import { isSeen, seenAlias } from "./objects.ts";
import { isAboutPrices, priceName } from "./price-words.ts";
import type { DecisionView, OptionView, OthersDecisionView, OwnDecisionView } from "./view.ts";

/** The open decision: in full to the player who is asked; to others its options would say what is in a hand. */
export function questionView(s: State, viewer: Seat): DecisionView | null {
  const asked = askedView(s, viewer);
  if (asked?.asked !== "you") return asked;
  return { ...asked, answers: legal(s).map((answer) => toAliases(s, viewer, answer)) };
}

/** Without the answers. */
export function askedView(s: State, viewer: Seat): OthersDecisionView | OwnDecisionView | null {
  const d = s.decision;
  if (d === null) return null;
  if (d.player !== viewer) return { player: d.player, asked: d.kind === "act" ? "act" : "question" };
  return {
    player: d.player,
    asked: "you",
    kind: d.kind,
    about: d.about,
    rule: d.rule,
    source: seenAlias(s, viewer, d.source),
    label: d.label,
    options: d.options.map((option) => optionView(s, viewer, d, option)),
    min: d.min,
    max: d.max,
    picked: d.picked.map((option) => aliasOfOption(s, viewer, d, option)),
    total: d.kind === "assign" ? d.total : 0,
    needs: d.kind === "assign" ? d.needs.map((n) => (n < NEVER ? n : null)) : [],
    ranks: d.kind === "assign" ? d.ranks : [],
  };
}

function optionView(s: State, viewer: Seat, d: Decision, option: Choice): OptionView {
  return { option: aliasOfOption(s, viewer, d, option), name: optionName(s, viewer, d, option) };
}

function optionName(s: State, viewer: Seat, d: Decision, option: Choice): string {
  if (d.kind === "battlefield") return presentable(s, d.player, option);
  if (isAboutPrices(d)) return priceName(s, option);
  if (d.kind === "mode" || d.kind === "number") return "";
  if (d.kind === "name") return s.pool.words[option % ITEM] ?? "";
  if (isItemChoice(option)) return itemName(s, viewer, itemOfChoice(option));
  return option >= 0 && option < ITEM && isSeen(s, viewer, objectOfChoice(option)) ? s.pool.cards[s.objects[option].card].data.name : "";
}

function itemName(s: State, viewer: Seat, id: ItemId): string {
  const item = s.chain.find((other) => other.id === id);
  if (item === undefined) return "";
  const card = item.ability >= 0 && !isSeen(s, viewer, item.object) ? s.pool.abilities[item.ability].card : s.objects[item.object].card;
  return s.pool.cards[card]?.data.name ?? "";
}

/** 486.5: an option is the index of one of the deck's battlefields, which are not objects yet. */
function presentable(s: State, seat: Seat, option: number): string {
  const setup = s.frames.find(({ kind }) => kind === FrameKind.setup)?.data as
    | { readonly decks: readonly { readonly battlefields: readonly number[] }[] }
    | undefined;
  const card = setup?.decks[seat].battlefields[option];
  return card === undefined ? "" : s.pool.cards[card].data.name;
}
