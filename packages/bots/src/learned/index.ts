export { Features } from "./features.ts";
export { byNetwork } from "./judge.ts";
export { DENSE_ROWS, FEATURES_VERSION } from "./layout.ts";
export { Network } from "./network.ts";
export { packed, unpacked, type Weights } from "./weights.ts";
