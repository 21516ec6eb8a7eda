import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CardPool, describe, ReplayError, replay } from "@rulebound/engine/internal";
import type { Finding, FuzzReport } from "@rulebound/lab";

/** What is printed about random games: on the way, and when they are over. */

const SHOWN_FINDINGS = 5;
const SHOWN_LINES = 12;

/** A line that rewrites itself on a terminal, and now and then a line elsewhere. */
export function showProgress(games: number, started: number): (report: FuzzReport) => void {
  const isTerminal = process.stderr.isTTY === true;
  let last = started;
  return ({ games: played, decisions, findings }) => {
    const now = performance.now();
    const isLast = played === games;
    if (played === 0 || (!isLast && now - last < (isTerminal ? 200 : 10_000))) return;
    last = now;
    const left = Math.round((((now - started) / played) * (games - played)) / 1000);
    const line = `${played} of ${games} games, ${decisions} decisions, ${findings.length} findings, about ${left} s left`;
    if (isTerminal) process.stderr.write(`\r\x1b[K${isLast ? "" : line}`);
    else if (!isLast) console.error(line);
  };
}

export function summary({ mode, games, decisions, turns, checks, wins, findings }: FuzzReport, seconds: number): string[] {
  const each = (n: number) => (n / Math.max(1, games)).toFixed(1);
  return [
    `${mode}: ${games} games, ${decisions} decisions (${each(decisions)} a game), ${turns} turns (${each(turns)} a game), ${seconds.toFixed(1)} s`,
    `wins by seat: ${wins.join(", ")}`,
    `checked: ${Object.entries(checks)
      .map(([check, times]) => `${check} ${times}`)
      .join(", ")}`,
    findings.length === 0 ? "no findings" : `${findings.length} findings`,
  ];
}

interface Wanted {
  readonly decks: string;
  readonly out?: string;
}

/** The first findings, each with its last lines, and a replay of the first. */
export function findingsText(pool: CardPool, { mode, findings }: FuzzReport, { decks, out }: Wanted): string[] {
  const lines = findings
    .slice(0, SHOWN_FINDINGS)
    .flatMap((finding, index) => [
      ...story(pool, finding, `--mode ${mode} --decks ${decks}`),
      ...(index === 0 && finding.replay !== null ? [`  replay: ${writeReplay(finding, out)}`] : []),
    ]);
  return findings.length > SHOWN_FINDINGS ? [...lines, `... and ${findings.length - SHOWN_FINDINGS} more`] : lines;
}

function story(pool: CardPool, { seed, decision, problem, stack, replay: recorded }: Finding, how: string): string[] {
  return [
    "",
    `seed ${seed}, decision ${decision}: ${problem}`,
    ...stack
      .split("\n")
      .slice(1, 8)
      .map((line) => `  ${line.trim()}`),
    `  again: rulebound fuzz --games 1 --seed ${seed} ${how}`,
    ...(recorded === null ? [] : linesOf(pool, JSON.stringify(recorded))).slice(-SHOWN_LINES).map((line) => `  ${line}`),
  ];
}

function writeReplay({ replay: recorded }: Finding, out: string | undefined): string {
  const file = out ?? join(mkdtempSync(join(tmpdir(), "rulebound-")), "finding.json");
  writeFileSync(file, `${JSON.stringify(recorded, null, 1)}\n`);
  return file;
}

/** The answers as action lines; the last line says where it breaks. */
export function linesOf(pool: CardPool, text: string): string[] {
  const lines: string[] = [];
  const { answers } = JSON.parse(text) as { answers: Parameters<typeof describe>[1][] };
  try {
    replay(pool, text, {
      visit: (s, at) => {
        if (at < answers.length && s.decision !== null) lines.push(`${at} P${s.decision.player + 1}: ${describe(s, answers[at])}`);
      },
    });
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    lines.push(error.message);
  }
  return lines;
}
