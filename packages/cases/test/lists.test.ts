import { describe, expect, it } from "vitest";
import { compareLists } from "../src/lists.ts";

/** A name means every object that begins with it: "V3" may be V3a or V3b. */
const compare = (expected: string[], actual: string[]) => compareLists(expected, actual, (name, object) => object.startsWith(name));

describe("lists are exact, with multiplicity, in any order", () => {
  it("whatever the order", () => {
    expect(compare(["V2", "V1"], ["V1", "V2"])).toEqual({ missing: [], surplus: [] });
    expect(compare([], [])).toEqual({ missing: [], surplus: [] });
  });

  it("each entry stands for one object", () => {
    expect(compare(["V1", "V1"], ["V1"])).toEqual({ missing: ["V1"], surplus: [] });
    expect(compare(["V1"], ["V1", "V1"])).toEqual({ missing: [], surplus: ["V1"] });
  });

  it("a wide name makes room for a narrow one", () => {
    expect(compare(["V3", "V3a"], ["V3a", "V3b"])).toEqual({ missing: [], surplus: [] });
    expect(compare(["V3a", "V3"], ["V3a", "V3b"])).toEqual({ missing: [], surplus: [] });
    expect(compare(["V3a", "V3a"], ["V3a", "V3b"])).toEqual({ missing: ["V3a"], surplus: ["V3b"] });
  });
});
