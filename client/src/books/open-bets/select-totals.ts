import type { OpenBetsAnswer, OpenBetTotals } from '@lineboard/domain/books/open-bets/open-bet.schema';

const NOTHING: OpenBetTotals = { count: 0, riskCents: 0, toWinCents: 0 };

/** Totals of all open bets, also of those on pages that were not opened. */
export const selectTotals = (answer: OpenBetsAnswer | null, includesFutures: boolean): OpenBetTotals => {
  if (answer === null) return NOTHING;
  const { totals, futures } = answer;
  return includesFutures
    ? totals
    : {
        count: totals.count - futures.count,
        riskCents: totals.riskCents - futures.riskCents,
        toWinCents: totals.toWinCents - futures.toWinCents,
      };
};
