import type { SportRow } from './sport-row.ts';

/** What most sports have in common: a row says what it does differently. */
export const PLAIN_SPORT = {
  sets: null,
  overtimeCounts: true,
  isComparable: true,
  hasInnings: false,
  halfRoundSeconds: null,
  leagues: new Map(),
  teased: ['S', 'L'],
  sold: null,
  leastSpread: null,
  alternates: 'others',
  mainMarket: 'M',
  moneyLineRestriction: null,
  situation: [],
  possession: 'ball',
  isOutdoors: false,
} as const satisfies Partial<SportRow>;
