import type { Command } from "commander";
import { judge } from "./judge.ts";
import { rules } from "./rules.ts";

/** Every command of the program, in the order in which `--help` lists them. A command is one file here and one entry below. */
export const commands: readonly ((program: Command) => void)[] = [judge, rules];
