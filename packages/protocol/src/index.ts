/** Messages between client and server: schemas, types and what a seat is shown. See docs/PROTOCOL.md. */
export * from "./answers.ts";
export * from "./changes.ts";
export * from "./client.ts";
export * from "./http.ts";
export * from "./server.ts";
export * from "./server-reasons.ts";
export * from "./shown.ts";
export * from "./sight.ts";
export * from "./terms.ts";
export * from "./version.ts";
