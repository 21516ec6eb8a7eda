// Writes packages/bots/src/instinct/weights.ts from the weights that `rulebound train` kept:
//     node packages/bots/tools/weights.mjs training/weights.json "rulebound train --decks FOLDER --seed 1" COMMIT
import { readFileSync, writeFileSync } from "node:fs";

const [file, command, commit] = process.argv.slice(2);
const { weights, seed, games, lessons, decks, generation } = JSON.parse(readFileSync(file, "utf8"));
const { version, scales, cards, numbers } = weights;
const lines = (list) => list.map((line) => `\n    ${line},`).join("");
writeFileSync(
  new URL("../src/instinct/weights.ts", import.meta.url),
  `import type { InstinctWeights } from "./packing.ts";

/**
 * What \`instinct\` has learned. Made by
 *     ${command}
 * at commit ${commit}: seed ${seed}, generation ${generation}, ${games} games and ${lessons} lessons with ${decks} decks.
 */
export const WEIGHTS: InstinctWeights = {
  version: ${version},
  scales: {${lines(Object.entries(scales).map(([part, scale]) => `${part}: ${scale}`))}
  },
  cards: [${lines(cards.map((card) => JSON.stringify(card)))}
  ],
  numbers:
    "${numbers}",
};
`,
);
