/** Raised when a message changes so that an older client would misread it. Both sides send it with every message. */
export const PROTOCOL_VERSION = 4;
