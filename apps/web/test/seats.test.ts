import { nthSeat } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { crestOf } from "../src/board/seats.ts";

describe("crests of seats", () => {
  const crests = (...names: string[]): string[] => names.map((_, seat) => crestOf(names, nthSeat(seat)));

  it("are a letter where that tells everybody apart", () => {
    expect(crests("You", "Beginner")).toEqual(["Y", "B"]);
  });

  it("are two letters where several begin alike", () => {
    expect(crests("P1", "P2")).toEqual(["P1", "P2"]);
    expect(crests("You", "Bot Berta", "Bot Carl", "Skilled")).toEqual(["Y", "BB", "BC", "S"]);
  });
});
