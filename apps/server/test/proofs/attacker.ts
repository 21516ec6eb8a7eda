import { ATTACKS } from "./attacks/catalogue.ts";
import type { Scene } from "./attacks/foe.ts";

/** The program of an attacker's process: the name of an attack and its scene as JSON; what came of it goes to the parent. */
const [name = "", scene = "{}"] = process.argv.slice(2);
const tally = await ATTACKS[name].run(JSON.parse(scene) as Scene);
process.send?.({ tally }, () => process.exit(0));
