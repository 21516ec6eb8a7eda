import type { CardId, CardPool, Reason } from "@rulebound/engine/internal";
import { factsOf, idOfPrint } from "../facts/facts.ts";
import { fold, nearestName } from "./nearest.ts";

/** Which card a line of a list means, by its name, by another name it goes under, or by a collector id. */

/** Printed names that are shorter than the card's. */
const PRINTED: ReadonlyMap<string, string> = new Map([
  ["yi, meditative", "Master Yi, Meditative"],
  ["yi, honed", "Master Yi, Honed"],
]);

interface Index {
  readonly byId: ReadonlyMap<string, CardId>;
  /** Subtitles of legends, which many lists call by them alone. */
  readonly legends: ReadonlyMap<string, CardId>;
}

const indices = new WeakMap<CardPool, Index>();

function indexOf(pool: CardPool): Index {
  const known = indices.get(pool);
  if (known !== undefined) return known;
  const byId = new Map<string, CardId>();
  const legends = new Map<string, CardId>();
  pool.cards.forEach(({ data, index: card }) => {
    byId.set(data.id, card);
    if (data.type === "legend") legends.set(fold(factsOf(data).subtitle ?? data.name), card);
  });
  const index = { byId, legends };
  indices.set(pool, index);
  return index;
}

export function cardOfPrint(pool: CardPool, print: string): CardId | null {
  const id = idOfPrint(print);
  return (id === null ? undefined : indexOf(pool).byId.get(id)) ?? null;
}

/** By its name: "Jinx, Loose Cannon", "Jinx - Loose Cannon", "Loose Cannon", "Loose Cannon - Starter". */
function cardNamed(pool: CardPool, name: string): CardId | null {
  const said = fold(name).replace(/ - starter$/, "");
  for (const one of [said, said.replace(" - ", ", "), fold(PRINTED.get(said) ?? "")]) {
    const card = pool.byName.get(one);
    if (card !== undefined) return card;
  }
  return indexOf(pool).legends.get(said) ?? null;
}

/** The card, or why there is none. The id helps where the name is not known, but not against a name that is near another card's. */
export function findCard(
  pool: CardPool,
  name: string,
  print: string | null,
  help: "near names" | "no help" = "near names",
): CardId | Reason {
  const card = cardNamed(pool, name) ?? cardOfPrint(pool, name);
  if (card !== null) return card;
  if (help === "no help") return { reason: "notACard", given: [shown(name)] };
  const near = nearestName(
    name,
    pool.cards.map(({ data }) => data.name),
  );
  const meant = print === null ? null : cardOfPrint(pool, print);
  if (meant !== null && (near === null || near === pool.cards[meant].data.name)) return meant;
  return near === null ? { reason: "notACard", given: [shown(name)] } : { reason: "notACardNear", given: [shown(name), near] };
}

const MOST_SHOWN = 40;

/** Of what somebody wrote as much as a message can hold, and nothing that a terminal would obey. */
const shown = (text: string): string => {
  const plain = text.replace(/\p{Cc}/gu, "");
  return plain.length > MOST_SHOWN ? `${plain.slice(0, MOST_SHOWN)}...` : plain;
};
