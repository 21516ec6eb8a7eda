/**
 * Glicko-2 by Mark Glickman ("Example of the Glicko-2 system", 2013); the letters are those of the paper. A game is a
 * rating period of its own.
 */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export interface Outcome {
  readonly opponent: Rating;
  /** 1 won, 0 lost, 0.5 drawn. */
  readonly score: number;
}

export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
const TAU = 0.5;
const PRECISE = 0.000001;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
const expected = (mu: number, muJ: number, phiJ: number): number => 1 / (1 + Math.exp(-g(phiJ) * (mu - muJ)));

/** After so many games of one period; after none the deviation grows. */
export function rated({ rating, deviation, volatility }: Rating, outcomes: readonly Outcome[]): Rating {
  const mu = (rating - UNRATED.rating) / SCALE;
  const phi = deviation / SCALE;
  if (outcomes.length === 0)
    return { rating, deviation: Math.min(UNRATED.deviation, SCALE * Math.sqrt(phi * phi + volatility * volatility)), volatility };
  const games = outcomes.map(({ opponent, score }) => {
    const phiJ = opponent.deviation / SCALE;
    const e = expected(mu, (opponent.rating - UNRATED.rating) / SCALE, phiJ);
    return { g: g(phiJ), e, score };
  });
  const v = 1 / games.reduce((sum, game) => sum + game.g ** 2 * game.e * (1 - game.e), 0);
  const surplus = games.reduce((sum, game) => sum + game.g * (game.score - game.e), 0);
  const sigma = newVolatility(v * surplus, phi, v, volatility);
  const phiStar = Math.sqrt(phi * phi + sigma * sigma);
  const phiNew = 1 / Math.sqrt(1 / (phiStar * phiStar) + 1 / v);
  return {
    rating: UNRATED.rating + SCALE * (mu + phiNew * phiNew * surplus),
    deviation: Math.min(UNRATED.deviation, SCALE * phiNew),
    volatility: sigma,
  };
}

/** Step 5: the Illinois algorithm. */
function newVolatility(delta: number, phi: number, v: number, sigma: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const ex = Math.exp(x);
    const d = phi * phi + v + ex;
    return (ex * (delta * delta - d)) / (2 * d * d) - (x - a) / (TAU * TAU);
  };
  let A = a;
  let B: number;
  if (delta * delta > phi * phi + v) B = Math.log(delta * delta - phi * phi - v);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    B = a - k * TAU;
  }
  let fA = f(A);
  let fB = f(B);
  while (Math.abs(B - A) > PRECISE) {
    const C = A + ((A - B) * fA) / (fB - fA);
    const fC = f(C);
    if (fC * fB <= 0) {
      A = B;
      fA = fB;
    } else fA /= 2;
    B = C;
    fB = fC;
  }
  return Math.exp(A / 2);
}
