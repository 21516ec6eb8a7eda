#!/usr/bin/env node
// Runs one of the proofs of the server (test/proofs), e.g. `node apps/server/tools/prove.mjs load --games 500`.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "./bundle.mjs";

const { folder, remove } = await bundle(["main", "serve", "attacker"], { withMaps: process.argv.includes("--profile") });
process.on("exit", remove);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(folder, "main.mjs")).href);
