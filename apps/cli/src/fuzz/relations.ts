import { setImmediate } from "node:timers/promises";
import type { CardPool, ModeName } from "@rulebound/engine/internal";
import { compareRelatives, emptyRelationReport, RELATIONS, type RelationFinding, randomDecks } from "@rulebound/lab";
import { Interruption } from "./interruption.ts";

interface Options {
  readonly games: number;
  readonly mode: ModeName;
  readonly seed: number;
  readonly quiet?: boolean;
}

const EVERY = 20;
const SHOWN = 5;

/** Compares one board after another with its relatives, and prints what differed. */
export async function runRelations(pool: CardPool, { games, mode, seed, quiet }: Options): Promise<void> {
  const report = emptyRelationReport();
  const interruption = new Interruption();
  const makeDeck = randomDecks(pool);
  let boards = 0;
  while (boards < games && interruption.exitCode === null) {
    compareRelatives(pool, mode, seed + boards, makeDeck, report);
    boards++;
    if (quiet !== true && boards % EVERY === 0) console.error(`${boards} of ${games} boards, ${report.findings.length} findings`);
    await setImmediate();
  }
  const compared = RELATIONS.map((relation) => `${relation} ${report.compared[relation]}`).join(", ");
  console.log(`${mode}: ${boards} boards from seed ${seed} on; compared: ${compared}`);
  console.log(report.findings.length === 0 ? "no findings" : `${report.findings.length} findings`);
  for (const finding of report.findings.slice(0, SHOWN)) for (const line of linesOf(finding, mode)) console.log(line);
  process.exitCode = report.findings.length > 0 ? 1 : (interruption.exitCode ?? 0);
}

const linesOf = ({ relation, seed, decision, lines }: RelationFinding, mode: ModeName): string[] => [
  "",
  `${relation}, seed ${seed}, after ${decision} answers ("-": only the first game, "+": only the other)`,
  ...lines.map((line) => `  ${line}`),
  `  again: rulebound fuzz --relations --games 1 --seed ${seed} --mode ${mode}`,
];
