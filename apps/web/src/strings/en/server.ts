import { SERVER_REASONS, type ServerReasonKey } from "@rulebound/protocol/server-reasons";

/** What a server says beside the game; the protocol has the English words. */
export default SERVER_REASONS as Readonly<Record<ServerReasonKey, string>>;
