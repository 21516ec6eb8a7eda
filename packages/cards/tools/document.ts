import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CARDS } from "../src/index.ts";
import { builderReference, languageReference, withReference } from "../src/reference.ts";

const BUILDERS = ["cards", "abilities", "triggers", "instructions", "filters", "amounts", "conditions", "costs", "statics"];

/** docs/CARDS.md as it should be: the vocabulary of the language as it is now. */
export function cardsDocument(root: string, document: string): string {
  const language = join(root, "packages/engine/src/language");
  const read = (file: string): string => readFileSync(join(language, file), "utf8");
  const builders = BUILDERS.flatMap((file) => [`**${file}.ts**`, "", ...builderReference(read(`build/${file}.ts`))]);
  return withReference(document, ["### Builders", "", ...builders, languageReference(CARDS, read("types.ts"))].join("\n"));
}
