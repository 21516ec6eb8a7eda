import type { DamageData } from "../actions/deal.ts";
import type { OrderData } from "../actions/deck-order.ts";
import type { KillData } from "../actions/kill.ts";
import type { ReplaceData } from "../actions/replace.ts";
import type { EffectData } from "../actions/running-text.ts";
import type { TakeData } from "../actions/take.ts";
import type { ChainData } from "../procedures/chain/chain.ts";
import type { NewChoicesData } from "../procedures/chain/new-choices.ts";
import type { PredictData } from "../procedures/chain/predict.ts";
import type { ResolveData } from "../procedures/chain/resolve.ts";
import type { CleanupData } from "../procedures/cleanup/start-cleanup.ts";
import type { CombatData } from "../procedures/combat/combat.ts";
import type { PayData } from "../procedures/cost/start-payment.ts";
import type { Leaving } from "../procedures/leaving/concede.ts";
import type { GroupData } from "../procedures/play/act.ts";
import type { FinalizeData } from "../procedures/play/finalize-steps.ts";
import type { HideData } from "../procedures/play/hide.ts";
import type { SetupData } from "../procedures/setup/setup.ts";
import type { ShowdownData } from "../procedures/showdown/start-showdown.ts";
import type { TurnData } from "../procedures/turn/turn.ts";
import type { FrameKind } from "./frames.ts";

/** What each kind of frame keeps while its procedure is under way. */
export interface FrameData {
  [FrameKind.game]: Leaving;
  [FrameKind.turn]: TurnData;
  [FrameKind.chain]: ChainData;
  [FrameKind.cleanup]: CleanupData;
  [FrameKind.finalize]: FinalizeData;
  [FrameKind.resolve]: ResolveData;
  [FrameKind.effect]: EffectData;
  [FrameKind.showdown]: ShowdownData;
  [FrameKind.combat]: CombatData;
  [FrameKind.kill]: KillData;
  [FrameKind.take]: TakeData;
  [FrameKind.predict]: PredictData;
  [FrameKind.pay]: PayData;
  [FrameKind.damage]: DamageData;
  [FrameKind.group]: GroupData;
  [FrameKind.newChoices]: NewChoicesData;
  [FrameKind.deckOrder]: OrderData;
  [FrameKind.setup]: SetupData;
  [FrameKind.replace]: ReplaceData;
  [FrameKind.hide]: HideData;
}

/** A procedure that is under way: which, at which of its steps, and with what. */
export type Frame = { [Kind in FrameKind]: { epoch: number; kind: Kind; step: number; data: FrameData[Kind] } }[FrameKind];
