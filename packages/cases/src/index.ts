/**
 * Rules questions as executable cases: `read/` turns YAML into a Case, `actions/` understands its lines, `setup.ts` puts
 * it on a board, `run.ts` plays its steps, `expect.ts` holds the board against what must be true, `explain.ts` tells what
 * happened, `why.ts` why an action is legal or not. The notation is CASES.md.
 */
import { readFileSync } from "node:fs";
import { CARDS } from "@rulebound/cards";
import { makesSenseAmongMore } from "./bystanders.ts";
import type { Case } from "./case.ts";
import { Catalogue } from "./catalogue.ts";
import { findCaseFiles } from "./files.ts";
import { readCases, readQuestions } from "./read/case.ts";
import { CaseError } from "./read/refusal.ts";
import { type Result, type RunOptions, runCase } from "./run.ts";
import { type Why, why } from "./why.ts";

export { BIGGER_MODES, type BiggerMode } from "./bystanders.ts";
export type { Case } from "./case.ts";
export { Catalogue } from "./catalogue.ts";
export { findCaseFiles } from "./files.ts";
export { type MutationOptions, type Report, type Tally, type Untested, untested } from "./mutation/untested.ts";
export { readCases } from "./read/case.ts";
export { CaseError } from "./read/refusal.ts";
export { TABLES, type Table } from "./run/table.ts";
export type { Result, RunOptions } from "./run.ts";
export { runCase } from "./run.ts";
export { countBySource, SOURCES, type Source, sourceOf } from "./source.ts";
export type { Why } from "./why.ts";

let catalogue: Catalogue | null = null;
const everyCard = (): Catalogue => {
  catalogue ??= new Catalogue(CARDS);
  return catalogue;
};

export interface FileOptions extends RunOptions {
  /** Runs only cases whose name holds these words. */
  readonly only?: string;
}

/** The cases of a text; one that cannot be read is a result too. */
export function runCaseText(file: string, text: string, options: FileOptions = {}): Result[] {
  try {
    const wanted = options.only?.toLowerCase() ?? "";
    return readCases(file, text, everyCard())
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .filter((one) => options.among === undefined || makesSenseAmongMore(one))
      .map((one) => runCase(one, CARDS, options));
  } catch (error) {
    if (!(error instanceof CaseError)) throw error;
    return [{ file, name: file, status: "failed", line: error.line, message: error.reason, trace: [] }];
  }
}

export const runCaseFile = (path: string, options: FileOptions = {}): Result[] => runCaseText(path, readFileSync(path, "utf8"), options);

/** Files, folders and patterns such as cases/**\/*.yaml. */
export const runCases = (paths: readonly string[], options: FileOptions = {}): Result[] =>
  findCaseFiles(paths).flatMap((path) => runCaseFile(path, options));

/** The cases of files, folders and patterns, read and not run. */
export const readCaseFiles = (paths: readonly string[]): Case[] =>
  findCaseFiles(paths).flatMap((path) => readCases(path, readFileSync(path, "utf8"), everyCard()));

/** Whether an action is legal in these cases before a step, or at their end, and why. Throws a CaseError for what cannot be read or done. */
export const whyInFiles = (paths: readonly string[], action: string, { only = "", step }: { only?: string; step?: number } = {}): Why[] =>
  findCaseFiles(paths)
    .flatMap((path) => readQuestions(path, readFileSync(path, "utf8"), everyCard(), action))
    .filter(({ from }) => from.name.toLowerCase().includes(only.toLowerCase()))
    .map((question) => why(question, CARDS, step ?? null));

/** Where the project keeps its cases. */
export const CASES_FOLDER = new URL("../cases/", import.meta.url);
