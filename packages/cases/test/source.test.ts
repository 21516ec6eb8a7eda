import { describe, expect, it } from "vitest";
import { CASES_FOLDER, countBySource, findCaseFiles, sourceOf } from "../src/index.ts";

describe("the source of a case", () => {
  it("is told by its folder and name", () => {
    expect(sourceOf("packages/cases/cases/rulings/triggers/C117a-it.yaml")).toBe("rulings");
    expect(sourceOf("packages/cases/cases/rulings/triggers/RFAQ-azir.yaml")).toBe("rulings");
    expect(sourceOf("packages/cases/cases/rulings/costs/VEN-flow.yaml")).toBe("FAQ");
    expect(sourceOf("packages/cases/cases/rulings/costs/CR-recycle.yaml")).toBe("rule book examples");
    expect(sourceOf("packages/cases/cases/rules/examples/190.6.b-arena.yaml")).toBe("rule book examples");
    expect(sourceOf("cases/rules/400-combat/tank.yaml")).toBe("rules");
    expect(sourceOf("C:\\rulebound\\cases\\cards\\ogn\\jinx.yaml")).toBe("cards");
    expect(sourceOf("cases/language/it-is-this.yaml")).toBe("cards");
    expect(sourceOf("packages/cases/cases/audit/cards/ogn-strange.yaml")).toBe("cards");
    expect(sourceOf("my-question.yaml")).toBeNull();
    expect(sourceOf("rulings/mine.yaml")).toBeNull();
  });

  it("is known for every case of the project but the example", () => {
    const files = findCaseFiles([CASES_FOLDER.pathname]);
    const counted = countBySource(files).reduce((sum, [, count]) => sum + count, 0);
    expect(files.filter((file) => sourceOf(file) === null).map((file) => file.split("/").at(-1))).toEqual(["00-example.yaml"]);
    expect(counted).toBe(files.length - 1);
  });
});
