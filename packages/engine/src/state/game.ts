declare const GAME: unique symbol;

/** A game as users of the library hold it: to be given to functions, not to be looked into. Inside the engine it is a `State`. */
export interface Game {
  readonly [GAME]?: never;
}
