import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CARDS } from "../src/index.ts";
import { builderReference, languageReference, withReference } from "../src/reference.ts";

const BUILDERS = ["cards", "abilities", "triggers", "instructions", "structure", "filters", "amounts", "conditions", "costs", "statics"];

const LANGUAGE = "packages/engine/src/language";

/** The source of the language's types, all of its files in one. */
export function typesOf(root: string): string {
  const folder = join(root, LANGUAGE, "types");
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
}

/** docs/CARDS.md as it should be: the vocabulary of the language as it is now. */
export function cardsDocument(root: string, document: string): string {
  const source = (file: string): string => readFileSync(join(root, LANGUAGE, "build", `${file}.ts`), "utf8");
  const builders = BUILDERS.flatMap((file) => [`**${file}.ts**`, "", ...builderReference(source(file))]);
  return withReference(document, ["### Builders", "", ...builders, languageReference(CARDS, typesOf(root))].join("\n"));
}
