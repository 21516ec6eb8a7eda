/**
 * Rules questions as executable cases: `read/` turns YAML into a Case, `actions/` understands its lines, `setup.ts` puts
 * it on a board, `run.ts` plays its steps, `expect.ts` holds the board against what must be true, `explain.ts` tells what
 * happened, `why.ts` why an action is legal or not, `offers.ts` what could be done next. The notation is docs/CASES.md.
 * All of it but the files is `judging.ts`, which a browser can load.
 */
import { readFileSync } from "node:fs";
import type { Case } from "./case.ts";
import { findCaseFiles } from "./files.ts";
import { everyCard, readCases, runCaseText, type TextOptions, type WhyOptions, whyInText } from "./judging.ts";
import type { Result } from "./run.ts";
import type { Why } from "./why.ts";

export { checkExpectations } from "./expect.ts";
export { StepFailure } from "./failure.ts";
export { findCaseFiles } from "./files.ts";
export {
  BIGGER_MODES,
  type BiggerMode,
  type Case,
  CaseError,
  Catalogue,
  casesIn,
  countBySource,
  type ListedCase,
  type Result,
  type RunOptions,
  readCases,
  runCase,
  runCaseText,
  SOURCES,
  type Source,
  sourceOf,
  TABLES,
  type Table,
  type TextOptions as FileOptions,
  type Why,
} from "./judging.ts";
export { type MutationOptions, type Report, type Tally, type Untested, untested } from "./mutation/untested.ts";
export { gameAfter } from "./run.ts";
export { type Board, setUp } from "./setup.ts";

export const runCaseFile = (path: string, options: TextOptions = {}): Result[] => runCaseText(path, readFileSync(path, "utf8"), options);

/** Files, folders and patterns such as cases/**\/*.yaml. */
export const runCases = (paths: readonly string[], options: TextOptions = {}): Result[] =>
  findCaseFiles(paths).flatMap((path) => runCaseFile(path, options));

/** The cases of files, folders and patterns, read and not run. */
export const readCaseFiles = (paths: readonly string[]): Case[] =>
  findCaseFiles(paths).flatMap((path) => readCases(path, readFileSync(path, "utf8"), everyCard()));

/** Whether an action is legal in these cases before a step, or at their end, and why. Throws a CaseError for what cannot be read or done. */
export const whyInFiles = (paths: readonly string[], action: string, options: WhyOptions = {}): Why[] =>
  findCaseFiles(paths).flatMap((path) => whyInText(path, readFileSync(path, "utf8"), action, options));

/** Where the project keeps its cases. */
export const CASES_FOLDER = new URL("../cases/", import.meta.url);
