import { inEnglish, type Reason } from "@rulebound/engine/internal";

/**
 * What a server says beside the game, as data: a key, and what the sentence speaks of. Clients say each key in the words of their
 * language; these are the English ones. `{0}` is the first thing given, and so on.
 */
export const SERVER_REASONS = {
  // messages
  unreadable: "{0}",
  otherVersion: "this server speaks version {0} of the protocol; reload the page, or update your client",
  onlyText: "messages are texts",
  tooLong: "a message has at most {0} characters",
  numbersRise: "n: the numbers of messages rise",
  helloFirst: "say hello first",
  helloTwice: "you have said hello already",
  // what is too much
  tooManyMessages: "too many messages; wait a little",
  tooManyWaiting: "too many messages wait already",
  tooMuchWork: "this is too much work; wait {0} seconds",
  tooMuchKept: "too much has been kept because of this address; wait a while",
  addressSpent: "too much comes from this address; wait a little",
  tooManyRequests: "too many requests come from this address; wait a little",
  tooManyConnections: "too many connections from this address",
  tooManyGuests: "too many new guests come from this address; wait a minute",
  tooManyGuesses: "you have asked for too many rooms that are not there; wait a minute",
  tooMuchTalk: "you say too much; wait a little",
  tooManyMuted: "nobody mutes so many",
  tooManyQuestions: "wait for your answers: {0} questions at a time",
  // the server itself
  failed: "the server could not do this; try again",
  nothingChanged: "the server could not do this; nothing was changed",
  cannotWrite: "the server cannot write anything at the moment; the game waits, and goes on by itself",
  notKept: "this could not be kept, so it has not happened; look again in a moment",
  stopping: "the server is about to stop",
  stopped: "the server stops; come back in a moment",
  full: "the server has as many rooms as it can have; try again later",
  nothingHere: "there is nothing at this address",
  noSocketHere: "there is no WebSocket here",
  strangeOrigin: "pages of this origin may not connect",
  shutOut: "you are banned from this server: {0}",
  bannedUntil: "you are banned from this server until {0} UTC: {1}",
  muted: "you are muted on this server: {0}",
  mutedUntil: "you are muted on this server until {0} UTC: {1}",
  // accounts
  noSession: "there is no such session",
  signInFirst: "sign in first: there is no such session",
  noOwnSession: "you have no such session",
  hasName: "you have a name and a password already",
  nameShape: "a name has 2 to 24 letters, digits, spaces, dots, hyphens and underscores, and begins and ends with a letter or a digit",
  passwordShape: "a password has 8 to 200 characters",
  nameAlphabets: "a name is written in one alphabet",
  nameReserved: 'nobody is called "{0}" here: it would be taken for somebody else\'s name',
  nameAlike: 'the name "{0}" looks like somebody else\'s',
  nameTaken: 'the name "{0}" is taken',
  wrongPassword: "there is no such name with that password",
  wrongOldPassword: "the old password is another one",
  tooManyPasswords: "too many passwords were tried from your address; wait a minute",
  tooManyWrong: "too many wrong passwords were tried for this name; wait some minutes, or use a device that is signed in",
  signingInBusy: "too many people sign in just now; try again in a moment",
  deckCountReached: "there is room for {0} decks",
  noSuchDeck: "you have no such deck",
  noSuchGame: "there is no such game, or its match is not over yet",
  // rooms
  noSuchRoom: "there is no such room",
  roomForgotten: "that room is over, and what was played in it is in its records",
  roomMoving: "the room is moving; try again",
  roomMoved: "the room has moved; look again",
  roomElsewhere: "the room is led by another process",
  roomOver: "the room is over",
  roomUsedUp: "enough has been done in this room; open another one",
  enterFirst: "enter the room first",
  tooManyEntered: "nobody is in more than {0} rooms at once",
  tooManyOpened: "you have {0} rooms already; end one first",
  tooManyOpenedNear: "{0} rooms were opened from your address already; end one first",
  tooManySeats: "you play in {0} rooms already; end one first",
  tooManyDevices: "you are in this room on too many devices",
  noSpectators: "this room has no spectators",
  tooManySpectators: "{0} people watch here already",
  hostOnly: "only whoever opened the room may do this",
  // seats
  noSuchSeat: "there is no seat {0}",
  noFreeSeat: "no seat is free",
  seatTaken: "somebody sits there already",
  seatEmpty: "nobody sits there",
  seatedElsewhere: "you have a seat already: stand up first",
  noOwnSeat: "you have no seat in this room",
  guestsUnrated: "guests do not play for a rating: choose a name first",
  botsUnrated: "bots do not play for a rating",
  noSuchBot: "there is no bot of that name; there are {0}",
  noBotThere: "there is no bot in that seat",
  matchLength: "bestOf: a match is the best of 3 or 5 games, a duel is one",
  noSuchFormat: '"{0}" is no format; there are {1}',
  deckLine: "line {0}: {1}",
  // games
  notBegun: "this cannot be done now: the game has not begun",
  beingPlayed: "this cannot be done now: a game is being played",
  betweenGames: "this cannot be done now: it is between two games",
  matchIsOver: "this cannot be done now: the match is over",
  noGame: "no game is being played",
  movedOn: "the game has moved on since; look again",
  notYours: "it is not yours to decide",
  tooManyAnswers: "this game has gone on for too long; concede, or let time decide",
  concedeApart: "conceding is a message of its own",
  notYoursToBegin: "who begins is said by somebody else, or at another time",
  noSideboard: "there is no sideboard in this mode",
  // taking back
  noTakeBacks: "this room's terms have no take-backs",
  nothingToTakeBack: "there is nothing that you could take back",
  enoughTakenBack: "enough has been taken back in this game",
  tooLateToTakeBack: "this game has gone on for too long to take anything back",
  takeBackPending: "you have asked already; the others are thinking about it",
  takeBackAsked: "you have asked for this already",
  seenSince: "what you have seen cannot be taken back: {0}",
  notAskedToTakeBack: "nobody has asked you for a take-back",
  // why a room was closed without a result
  closedBecause: "{0}",
  closedByOperator: "the operator of this server has ended it: {0}",
  closedUnused: "nobody has done anything here for a long time",
  closedBotsOnly: "only bots were left",
  closedLeft: "nobody has gone on with this game for a day",
  closedFailed: "the server failed in this room",
  closedUnplayable:
    "the match was begun by another version of the rules, which is not kept here; it ends without a result and counts for nobody",
  closedIncomplete: "not all of what was played here was kept; the match ends without a result and counts for nobody",
  // said by clients, when there is no server to say it
  connectionLost: "the connection was lost",
  noConnection: "there is no connection to the server",
  noServer: "there is no game server at this address",
} as const;

export type ServerReasonKey = keyof typeof SERVER_REASONS;

export interface ServerReason {
  readonly reason: ServerReasonKey;
  readonly given?: readonly Spoken[];
}

/** Names and numbers stand as they are. */
export type Spoken = string | number | Why;

/** Why not: by the rules of the game, or by the server's own. */
export type Why = Reason | ServerReason;

export const isOfServer = (why: Why): why is ServerReason => Object.hasOwn(SERVER_REASONS, why.reason);

/** How a language says it: its sentences of the server, and how it says what the game refuses. */
export const whySaid =
  (sentences: Readonly<Record<ServerReasonKey, string>>, refusal: (reason: Reason) => string) =>
  (why: Why): string => {
    if (!isOfServer(why)) return refusal(why);
    const { given = [] } = why;
    return sentences[why.reason].replace(/\{(\d)\}/g, (_, at: string) => {
      const spoken = given[Number(at)];
      return typeof spoken === "object" ? whySaid(sentences, refusal)(spoken) : String(spoken);
    });
  };

export const whyInEnglish = whySaid(SERVER_REASONS, inEnglish);

export const serverReason = (reason: ServerReasonKey, ...given: readonly Spoken[]): ServerReason =>
  given.length === 0 ? { reason } : { reason, given };
