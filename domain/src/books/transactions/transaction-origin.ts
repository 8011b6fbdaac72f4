/** Where a play was made, as the page names it (spec 1 §9); a system without a name of its own is the first. */
export const TRANSACTION_ORIGINS = [
  'casino',
  'horses',
  'liveBetting',
  'cashBackRacebook',
  'lotto',
  'ultimateLines',
  'superLines',
  'premierLines',
  'ultimateLive',
  'props',
  'crashGame',
] as const;

export type TransactionOrigin = (typeof TRANSACTION_ORIGINS)[number];

/** What a play's system calls lotto (spec 2 §2). */
export const LOTTO_SYSTEM = 'Lotto Pro';

const ORIGIN_OF_SYSTEM: ReadonlyMap<string, TransactionOrigin> = new Map([
  ['Casino', 'casino'],
  ['Horses', 'horses'],
  ['Live Betting', 'liveBetting'],
  ['Cash Back Racebook', 'cashBackRacebook'],
  [LOTTO_SYSTEM, 'lotto'],
  ['Ultimate Lines', 'ultimateLines'],
  ['Super Lines', 'superLines'],
  ['Premier Lines', 'premierLines'],
  ['Ultimate Live', 'ultimateLive'],
  ['PROPS', 'props'],
  ['CrashGame', 'crashGame'],
]);

/** @param system as the integration wrote it */
export const originOfSystem = (system: string): TransactionOrigin => ORIGIN_OF_SYSTEM.get(system) ?? 'casino';
