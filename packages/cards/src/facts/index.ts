/** Facts about cards and formats that no game needs: prints, rarities, sets, ban lists. */
export { type CardFacts, factsOf, idOfPrint, type Rarity, SETS, setOf } from "./facts.ts";
export { type BanList, banListOf, bannedNames, FORMATS, type Format } from "./formats.ts";
