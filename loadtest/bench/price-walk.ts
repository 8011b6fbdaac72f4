import type { LineChange } from '@lineboard/domain/lines/feed/feed-change';
import { BENCH_STORE, gameNumAt } from './made-up-board.ts';

export type WalkingMarket = 'spread' | 'moneyLine' | 'total';

/** The same walk in every run: a benchmark is compared with itself. */
export const WALK_SEED = 20_251;

/** A price at or near even money that always differs from the one a moment ago: −105 … −155, the other side +. */
const nextPrices = (random: () => number): [number, number] => {
  const price = 105 + Math.floor(random() * 50);
  return random() < 0.5 ? [-price, price - 5] : [price - 5, -price];
};

/** One market of one game moves: both of its prices change. */
export const moveMarket = (index: number, market: WalkingMarket, random: () => number): LineChange => {
  const line = { gameNum: gameNumAt(index), periodNumber: 0, store: BENCH_STORE };
  const [first, second] = nextPrices(random);
  if (market === 'spread') return { ...line, spreadAdj1: first, spreadAdj2: second };
  if (market === 'moneyLine') return { ...line, moneyLine1: first, moneyLine2: second };
  return { ...line, ttlPtsAdj1: first, ttlPtsAdj2: second };
};

/** One spread of one game moves by a few cents, which no guard doubts. */
export const driftSpread = (index: number, random: () => number): LineChange => {
  const price = 105 + Math.floor(random() * 10);
  const line = { gameNum: gameNumAt(index), periodNumber: 0, store: BENCH_STORE };
  return { ...line, spreadAdj1: -price, spreadAdj2: price - 5 };
};
