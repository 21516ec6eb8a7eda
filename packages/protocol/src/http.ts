import { z } from "zod";
import { LONGEST_DECK } from "./client.ts";

/** Bodies of the HTTP interface (docs/PROTOCOL.md lists the addresses). */

export const nameSchema = z
  .string()
  .trim()
  .min(2)
  .max(24)
  .regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]*[\p{L}\p{N}])?$/u, "a name is made of letters, digits, spaces, dots, hyphens and underscores");
export const passwordSchema = z.string().min(8).max(200);

export const credentialsSchema = z.strictObject({ name: nameSchema, password: passwordSchema });
export const newPasswordSchema = z.strictObject({ old: z.string().max(200), password: passwordSchema });
export const deckBodySchema = z.strictObject({ name: z.string().trim().min(1).max(60), text: z.string().min(1).max(LONGEST_DECK) });
export const deletionSchema = z.strictObject({ confirm: z.literal("delete my data") });
export const roomQuerySchema = z.strictObject({
  mode: z.string().max(20).optional(),
  format: z.string().max(40).optional(),
  phase: z.enum(["open", "live"]).optional(),
});

export type Credentials = z.infer<typeof credentialsSchema>;
