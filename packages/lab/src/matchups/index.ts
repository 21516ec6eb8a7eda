/** A field of decks against itself (field.ts), the mix it settles at (equilibrium.ts), and a deck tuned against it (tune.ts). */
export { matchupsCsv } from "../report/matchups-csv.ts";
export { matchupsPage } from "../report/matchups-page.ts";
export { type Equilibrium, equilibrium } from "./equilibrium.ts";
export { type Field, type FieldDeck, type MatchupsReport, matchupPlan, matchupsReport } from "./field.ts";
export { errorsFor, type PairedGain, pairedGain } from "./paired.ts";
export { type Candidates, candidatesOf, cardsOfIdentity, combined, isPossible, type Swap, singleSwaps, swapped } from "./swaps.ts";
export { type TunedSwap, type TuneOptions, type TuneReport, tune } from "./tune.ts";
