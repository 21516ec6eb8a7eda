#!/usr/bin/env node
// Runs one of the proofs of the server (test/proofs), e.g. `node apps/server/tools/prove.mjs load --games 500`.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "./bundle.mjs";
import { runClients } from "./clients.mjs";

const { folder, remove } = await bundle(["main", "serve", "attacker"], { withMaps: process.argv.includes("--profile") });
process.on("exit", remove);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
const main = join(folder, "main.mjs");
if (process.argv[2] === "load") process.exit(await runClients(main, process.argv.slice(2)));
process.setSourceMapsEnabled(true);
await import(pathToFileURL(main).href);
