import { MOST_LETTERS } from "@rulebound/rules/find";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { NOTHING_WANTED, type Wanted } from "./search.ts";

/** What is looked for as a part of the address: /cards?q=jinks&domain=fury&sort=-cost. What asks for nothing is left out. */
export type Asked = Partial<Record<"q" | "set" | "type" | "domain" | "keyword" | "rarity" | "cost" | "might" | "sort", string>>;

const KEYS: readonly (readonly [keyof Asked, Exclude<keyof Wanted, "domains">])[] = [
  ["q", "words"],
  ["set", "set"],
  ["type", "type"],
  ["keyword", "keyword"],
  ["rarity", "rarity"],
  ["cost", "cost"],
  ["might", "might"],
  ["sort", "sort"],
];

export function askedFor(wanted: Wanted): Asked {
  const asked: Asked = {};
  for (const [key, field] of KEYS) if (wanted[field] !== "") asked[key] = wanted[field];
  if (wanted.domains.length > 0) asked.domain = wanted.domains.join(",");
  return asked;
}

/** Whatever stands in the address is text, and no longer than what is read of it. */
export function wantedBy(asked: Readonly<Record<string, unknown>>): Wanted {
  const text = (key: keyof Asked): string => {
    const value = asked[key];
    return typeof value === "string" || typeof value === "number" ? String(value).slice(0, MOST_LETTERS) : "";
  };
  const fields = Object.fromEntries(KEYS.map(([key, field]) => [field, text(key)]));
  const domains = text("domain")
    .split(",")
    .filter((one) => one !== "");
  return { ...NOTHING_WANTED, ...fields, domains };
}

/** Fields in which one types change the address in place; the first letter, and every other choice, is a step back and forward. */
const isTyping = (old: Wanted, more: Partial<Wanted>): boolean =>
  (["words", "cost", "might"] as const).some((field) => more[field] !== undefined && more[field] !== "" && old[field] !== "");

/** The search, kept in the address; typing does not wait for it. */
export function useWanted(): readonly [Wanted, (more: Partial<Wanted>) => void] {
  const asked: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const address = JSON.stringify(askedFor(wantedBy(asked)));
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(() => wantedBy(asked));
  const written = useRef(address);
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setWanted(wantedBy(JSON.parse(address)));
  }, [address]);
  const want = (more: Partial<Wanted>) => {
    const next = { ...wanted, ...more };
    setWanted(next);
    written.current = JSON.stringify(askedFor(next));
    void navigate({ to: ".", search: askedFor(next), replace: isTyping(wanted, more), resetScroll: false });
  };
  return [wanted, want];
}
