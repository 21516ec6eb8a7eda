import { describe, expect, it } from "vitest";
import { legal, type ModeName } from "../src/index.ts";
import { playRandomly, randomSetup } from "./games.ts";

/** What a player who may act can do: the Discretionary Actions, passing, and giving up. */
const AT_WILL: readonly string[] = ["concede", "endTurn", "hide", "invite", "move", "pass", "play", "use"];

/** Limited Actions, which only an effect or the course of the turn brings about, and where the book says so of each. */
const LIMITED: readonly (readonly [action: string, rule: string])[] = [
  ["draw", "413.2.b"],
  ["ready", "415.3.b"],
  ["stun", "423.2.a"],
  ["reveal", "424.2.a"],
  ["counter", "425.2.a"],
  ["buff", "426.2.a"],
  ["banish", "427.4.a"],
  ["kill", "428.3.a"],
  ["add", "429.4.a"],
  ["channel", "430.4.b"],
  ["burn out", "431.4.a"],
  ["double", "432.2.a"],
  ["swap", "433.2.a"],
  ["attach", "434.2.a"],
  ["detach", "435.2.a"],
  ["predict", "436.2.a"],
  ["prevent", "437.6.a"],
  ["replace", "438.2.a"],
  ["create", "439.6.a"],
  ["empower", "441.3.a"],
  ["disempower", "442.2.a"],
  ["skip", "443.3.a"],
  ["pay", "444.3.a"],
];

function actsOffered(mode: ModeName): ReadonlySet<string> {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 5; seed++)
    playRandomly(randomSetup(seed, mode), (s) => {
      if (s.decision?.kind === "act") for (const answer of legal(s)) seen.add(answer.do);
      return undefined;
    });
  return seen;
}

describe("a player who may act", () => {
  it.each<ModeName>(["duel", "2v2"])("is offered Discretionary Actions and nothing else (410.2.b), in a %s", (mode) => {
    const seen = [...actsOffered(mode)];
    expect(seen).toEqual(expect.arrayContaining(["play", "move", "use", "endTurn"]));
    expect(seen.filter((act) => !AT_WILL.includes(act))).toEqual([]);
    expect(LIMITED.filter(([action]) => seen.includes(action))).toEqual([]);
  });
});
