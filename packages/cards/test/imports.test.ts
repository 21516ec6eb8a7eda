import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
// @ts-expect-error a script without types
import { cardFiles, withImport } from "../tools/imports.mjs";

describe("the imports of card files", () => {
  it("are those that `npm run format` writes, in every file of a set", () => {
    const files: readonly URL[] = cardFiles();
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const text = readFileSync(file, "utf8");
      expect(withImport(text), file.pathname).toBe(text);
    }
  });

  it("name what a card uses, and neither keys, texts, comments nor words of its own", () => {
    const card = [
      "/** draw */",
      "const may = 1;",
      'export const BODY: readonly CardData[] = [unit("kill", "X-1", { might: may }, when({ ...iMove, by: "discard" }, ready("me")))];',
    ].join("\n");
    expect(withImport(card)).toBe(`import { type CardData, iMove, ready, unit, when } from "@rulebound/engine/language";\n${card}`);
  });

  it("are written anew where a word has come or gone", () => {
    const before = 'import { draw, type CardData } from "@rulebound/engine/language";\n\nexport const BODY: readonly CardData[] = [];\n';
    expect(withImport(before)).toBe(
      'import type { CardData } from "@rulebound/engine/language";\n\nexport const BODY: readonly CardData[] = [];\n',
    );
  });

  it("fill lines where they are many", () => {
    const words = ["a", "accelerate", "action", "activated", "additionalCost", "afterwards", "andThen", "anOpponentPlays", "asReaction"];
    const more = ["backline", "banish", "becomesExhausted", "bonusDamage", "chooseModes", "controlledBy", "costsLess", "deathknell"];
    const [ignore, open, ...lines] = (withImport(`${[...words, ...more].join("\n")}\n`) as string).split("\n");
    expect([ignore?.startsWith("// biome-ignore format"), open]).toEqual([true, "import {"]);
    expect(lines.slice(0, 3).map((line) => line.length <= 140)).toEqual([true, true, true]);
    expect(lines[2]).toBe('} from "@rulebound/engine/language";');
  });
});
