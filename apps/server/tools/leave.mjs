#!/usr/bin/env node
// Leaves a database of this version with running games, for the tests of upgrades: `node apps/server/tools/leave.mjs FILE`.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "./bundle.mjs";

const { folder, remove } = await bundle(["leave"]);
process.on("exit", remove);
await import(pathToFileURL(join(folder, "leave.mjs")).href);
