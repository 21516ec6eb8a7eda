/**
 * The builders of the card language: a card reads like its text.
 *
 *     unit("Traveling Merchant", "OGN-185", { domains: ["chaos"], energy: 2, might: 2, tags: ["Bilgewater"] },
 *       when(iMove, discard(1), andThen(draw(1))))
 *
 * cards.ts makes the card; abilities.ts its paragraphs; triggers.ts what stands after "when"; instructions.ts the verbs;
 * structure.ts what holds them together; filters.ts whom they act upon; amounts.ts, conditions.ts, costs.ts and statics.ts
 * the rest. All of it is plain data.
 */
export * from "./abilities.ts";
export * from "./amounts.ts";
export * from "./cards.ts";
export * from "./conditions.ts";
export * from "./costs.ts";
export * from "./filters.ts";
export * from "./instructions.ts";
export * from "./statics.ts";
export * from "./structure.ts";
export * from "./triggers.ts";
