import type { PeriodName } from './board-frame.ts';

/**
 * The orders of a contest's contestants. Contests have no periods: a league of them has its order in that place, so
 * that it is chosen by the same tabs and stands in the same addresses.
 */
export const CONTEST_ORDERS = { byNumber: 0, byOdds: 1 } as const;

/** As tabs, with their words in the catalogue `period`. */
export const CONTEST_ORDER_NAMES: readonly PeriodName[] = Object.entries(CONTEST_ORDERS).map(
  ([label, periodNumber]) => ({ periodNumber, label }),
);
