/** The game server: rooms, accounts and stored games. docs/SERVER.md tells how to run it, docs/PROTOCOL.md how to talk to it. */
export { collectSeldom } from "./garbage.ts";
export { NO_BOUNDS } from "./gateway/limits.ts";
export { DEFAULT_OPTIONS, type ServerOptions } from "./options.ts";
export { type RunningServer, startServer } from "./server.ts";
export { BackupError, backUp, restore } from "./store/backup.ts";
export { publishedRecords } from "./store/published.ts";
