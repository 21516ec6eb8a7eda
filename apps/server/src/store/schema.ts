/** The tables. Times are milliseconds since 1970; identifiers are random texts. */
export interface Tables {
  accounts: {
    id: string;
    name: string;
    /** The name in small letters: nobody else may have one that reads the same. Null for guests. */
    key: string | null;
    password: string | null;
    created_at: number;
  };
  sessions: {
    id: string;
    account: string;
    /** SHA-256 of the token: whoever reads the database cannot sign in. */
    token_hash: string;
    device: string;
    created_at: number;
    used_at: number;
  };
  decks: { id: string; account: string; name: string; text: string; updated_at: number };
  rooms: {
    id: string;
    code: string;
    status: "open" | "live" | "over";
    mode: string;
    format: string;
    is_public: number;
    terms: string;
    /** The process that the room lives on; the fence rises with every change of hands, and stale owners are refused. */
    owner: string;
    fence: number;
    created_at: number;
    updated_at: number;
  };
  /** Everything that was ever accepted in a room, in order: a room is its inputs. */
  inputs: { room: string; n: number; at: number; body: string };
  seats: { room: string; seat: number; account: string };
  games: {
    id: string;
    room: string;
    mode: string;
    format: string;
    rated: number;
    started_at: number;
    ended_at: number;
    reason: string;
    /** The record that `rulebound verify` reads; published when its match is over. */
    record: string;
    published: number;
  };
  participants: {
    game: string;
    seat: number;
    account: string;
    name: string;
    legend: string;
    result: "won" | "lost" | "drawn";
    rating_before: number | null;
    rating_after: number | null;
  };
  ratings: { account: string; mode: string; rating: number; deviation: number; volatility: number; games: number; updated_at: number };
  /** An operator's bans and mutes. `address`: a network (gateway/clients.ts). `until` null: until it is lifted. */
  sanctions: {
    id: string;
    kind: "ban" | "mute";
    account: string | null;
    address: string | null;
    why: string;
    at: number;
    until: number | null;
  };
  /** What was said in rooms, kept for a while for reports. */
  talk: { id: string; room: string; account: string; name: string; text: string; at: number };
  /** What operators have done. */
  audit: { id: string; at: number; action: string; subject: string; detail: string };
  nodes: { id: string; seen_at: number; process: number; host: string };
}
