import { CARDS } from "@rulebound/cards";
import { load, loadPool } from "@rulebound/engine/internal";
import { type Thought, think } from "./thinking.ts";

/** Thinks about saved games, so that the table stays free to answer, to explain and to take back. */
const { pool } = loadPool(CARDS);

addEventListener("message", async ({ data }: MessageEvent<{ readonly id: number; readonly thought: Thought; readonly saved: string }>) => {
  const { id } = data;
  try {
    postMessage({ id, answer: await think(data.thought, load(pool, data.saved)) });
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
