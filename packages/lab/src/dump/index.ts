/** Games as open data: lines of JSON, of bots or of a server, and figures made of them. docs/DATA.md is the schema. */
export { type DumpOptions, dumpedBotGame } from "./bots.ts";
export { DUMP_FORMAT, type DumpedGame, type DumpedPlayer, dumpedFromServer, type KeptGame } from "./dumped.ts";
export { FigureCounter, type Figures, figuresPage, shown } from "./figures.ts";
