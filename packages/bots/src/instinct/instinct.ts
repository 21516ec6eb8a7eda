import type { CardPool } from "@rulebound/engine/internal";
import type { InstinctNetwork } from "./network.ts";
import { type InstinctWeights, unpackInstinct } from "./packing.ts";
import { byInstinct } from "./player.ts";

let weights: InstinctWeights | null = null;
const networks = new WeakMap<CardPool, InstinctNetwork>();

/** For programs that have the weights at hand (weights.ts of the package). */
export function useWeights(found: InstinctWeights): void {
  weights = found;
}

/** The weights are larger than all the bots' code: a page loads them only when somebody plays by them. */
export async function loadInstinct(): Promise<void> {
  if (weights === null) useWeights((await import("./weights.ts")).WEIGHTS);
}

export function instinctFor(pool: CardPool): InstinctNetwork {
  let network = networks.get(pool);
  if (network === undefined) {
    if (weights === null) throw new Error("the weights of instinct are not loaded: await loadInstinct() first");
    network = unpackInstinct(weights, pool);
    networks.set(pool, network);
  }
  return network;
}

export const instinct = byInstinct("instinct", ({ pool }) => instinctFor(pool));
