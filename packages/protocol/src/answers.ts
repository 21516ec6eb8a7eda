import type { Answer, PlainAnswer } from "@rulebound/engine/internal";
import { z } from "zod";

/** An answer as it travels: the engine's, with objects by the aliases of the seat that answers. */
const number = z.int().min(0).max(0x7fffffff);
const numbers = z.array(number).max(200);

const answerShape = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("pass") }),
  z.strictObject({ do: z.literal("endTurn") }),
  z.strictObject({ do: z.literal("concede"), player: number }),
  z.strictObject({ do: z.literal("play"), object: number, way: number }),
  z.strictObject({ do: z.literal("use"), object: number, ability: number }),
  z.strictObject({ do: z.literal("move"), units: numbers, to: number }),
  z.strictObject({ do: z.literal("hide"), object: number, at: number }),
  z.strictObject({ do: z.literal("invite"), player: number }),
  z.strictObject({ do: z.literal("choose"), picks: numbers }),
  z.strictObject({ do: z.literal("pick"), pick: number }),
  z.strictObject({ do: z.literal("done") }),
  z.strictObject({ do: z.literal("yes") }),
  z.strictObject({ do: z.literal("no") }),
  z.strictObject({ do: z.literal("assign"), amounts: numbers }),
]);

const plainAnswerSchema: z.ZodType<PlainAnswer> = answerShape;
export const answerSchema = plainAnswerSchema as z.ZodType<Answer>;
