/** What runs in the threads of `simulate` and the like: a bundle of its own, with nothing in it but the game. */
export { playHere as default } from "@rulebound/lab/thread";
