import type { Price } from "../procedures/cost/available-resources.ts";
import { pricesToPay } from "../procedures/cost/pay.ts";
import { pricesOf } from "../procedures/cost/prices.ts";
import { pricesToHide } from "../procedures/play/hide.ts";
import { playingOf } from "../procedures/play/playing.ts";
import type { Choice, Decision } from "../state/decision.ts";
import { FrameKind, topFrame } from "../state/frames.ts";
import { ALL_DOMAINS_MASK, DOMAINS } from "../state/ids.ts";
import type { State } from "../state/records.ts";

/** The prices between which a player is asked to choose, in the symbols of the cards: "[1][Fury]". */

/** Is it asked which of several prices is paid? */
export const isAboutPrices = (d: Decision): boolean => d.kind === "mode" && d.about === "pay";

export function pricesAsked(s: State): readonly Price[] {
  const frame = topFrame(s);
  if (frame.kind === FrameKind.hide) return pricesToHide(s, frame.data);
  if (frame.kind === FrameKind.pay) return pricesToPay(s, frame.data);
  const item = frame.kind === FrameKind.finalize ? s.chain.find(({ id }) => id === frame.data.item) : undefined;
  return item === undefined ? [] : pricesOf(s, playingOf(s, item));
}

export function priceName(s: State, option: Choice): string {
  const price = pricesAsked(s)[option];
  return price === undefined ? "" : priceWords(price);
}

export const priceWords = ({ energy, power }: Pick<Price, "energy" | "power">): string =>
  (energy > 0 || power.length === 0 ? `[${energy}]` : "") + power.map(pipWords).join("");

function pipWords(mask: number): string {
  if (mask === ALL_DOMAINS_MASK) return "[A]";
  const domains = DOMAINS.filter((_, i) => (mask & (1 << i)) !== 0);
  return `[${domains.map((domain) => domain.charAt(0).toUpperCase() + domain.slice(1)).join("/")}]`;
}
