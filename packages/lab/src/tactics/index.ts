export { type Tactic, tacticOf, tryTactic } from "./tactics.ts";
