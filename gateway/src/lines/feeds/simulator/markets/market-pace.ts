import { unit } from '../random.ts';

/** A stretch of a market's life and how lively it is there, relative to a game of later today. */
export interface PaceStretch {
  fromMs: number;
  weight: number;
}

/**
 * How often one market moves: how many bursts of moves it has had by any moment, as a smooth count that is exact
 * both ways. Its whole part numbers the bursts.
 */
export interface MarketPace {
  burstsAt(bookMs: number): number;
  /** The moment at which the count is reached; Infinity when never. */
  msOf(bursts: number): number;
}

/** @param burstsPerMs at weight 1, book time @param stretches in order; the last must have weight 0 */
export const createMarketPace = (
  stretches: readonly PaceStretch[],
  burstsPerMs: number,
  offset: number,
): MarketPace => {
  const starts: number[] = [offset];
  for (let at = 1; at < stretches.length; at += 1) {
    const { fromMs, weight } = stretches[at - 1]!;
    starts.push(starts[at - 1]! + (stretches[at]!.fromMs - fromMs) * weight * burstsPerMs);
  }
  return {
    burstsAt: (bookMs) => {
      let at = stretches.length - 1;
      while (at > 0 && stretches[at]!.fromMs > bookMs) at -= 1;
      const { fromMs, weight } = stretches[at]!;
      return starts[at]! + Math.max(0, bookMs - fromMs) * weight * burstsPerMs;
    },
    msOf: (bursts) => {
      let at = starts.length - 1;
      while (at > 0 && starts[at]! > bursts) at -= 1;
      const { fromMs, weight } = stretches[at]!;
      if (weight === 0) return bursts > starts[at]! ? Infinity : fromMs;
      return fromMs + (bursts - starts[at]!) / (weight * burstsPerMs);
    },
  };
};

/** A market's place within its bursts. */
export interface MoveCursor {
  burst: number;
  /** Moves of this burst made so far, and of how many. */
  made: number;
  of: number;
}

/** Moves of one burst come one after the other; the rest of the time until the next burst is quiet. */
const movesOf = (key: number, burst: number): { of: number; first: number; step: number } => {
  const of = 1 + Math.floor(7 * unit(key, 31, burst) ** 1.6);
  // Not on the burst's very edge, where rounding could put the first move into the burst before.
  return { of, first: 0.01 + 0.54 * unit(key, 32, burst), step: Math.min(0.05, 0.4 / of) };
};

export const cursorAt = (key: number, pace: MarketPace, bookMs: number): MoveCursor => {
  const bursts = pace.burstsAt(bookMs);
  const burst = Math.floor(bursts);
  const { of, first, step } = movesOf(key, burst);
  let made = Math.min(of, Math.max(0, Math.floor((bursts - burst - first) / step) + 1));
  // A move counts from its whole millisecond on: the same that the next look is planned for.
  if (made > 0 && msOfMove(key, pace, burst, made) > bookMs) made -= 1;
  else if (made < of && msOfMove(key, pace, burst, made + 1) <= bookMs) made += 1;
  return { burst, made, of };
};

/** When the market was moved last before or at this moment, or −Infinity. */
export const lastMoveMs = (key: number, pace: MarketPace, bookMs: number): number => {
  const { burst, made } = cursorAt(key, pace, bookMs);
  if (made > 0) return msOfMove(key, pace, burst, made);
  if (burst < 1) return -Infinity;
  return msOfMove(key, pace, burst - 1, movesOf(key, burst - 1).of);
};

/** When the market moves next. */
export const nextMoveMs = (key: number, pace: MarketPace, bookMs: number): number => {
  const { burst, made, of } = cursorAt(key, pace, bookMs);
  return made < of ? msOfMove(key, pace, burst, made + 1) : msOfMove(key, pace, burst + 1, 1);
};

const msOfMove = (key: number, pace: MarketPace, burst: number, move: number): number => {
  const { first, step } = movesOf(key, burst);
  return Math.ceil(pace.msOf(burst + first + (move - 1) * step));
};
