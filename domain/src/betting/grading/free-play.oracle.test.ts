import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { createStraight, readResults } from '../../../testing/wager-fixtures.ts';
import { calculateToWinCents } from '../../ground/price/straight-amounts.ts';
import { settleWager } from '../settlement/settle-wager.ts';

interface FreePlayCase {
  id: string;
  kind: 'freePlay';
  price: number;
  freePlayStakeCents: number;
  result: 'W' | 'L';
  cashCreditCents: number;
  stakeReturned: false;
  cashBeforeCents?: number;
  cashAfterCents?: number;
  freePlayBeforeCents?: number;
  freePlayAfterCents?: number;
}

/**
 * The file's cases of kind `freePlayFact` are sentences, not figures: which wager types qualify comes with free play.
 */
describe('oracle free-play', () => {
  it.each(readOracle<FreePlayCase>('free-play', 'freePlay').map((one) => [one.id, one] as const))(
    'HR-31.1: %s pays the winnings and never the stake',
    (_id, one) => {
      const riskCents = one.freePlayStakeCents;
      const toWinCents = calculateToWinCents(riskCents, one.price);
      const wager = createStraight({ riskCents, toWinCents, price: one.price }, true);
      const settled = settleWager(wager, readResults(one.result))!;
      expect(settled).toEqual({ status: one.result, netCents: one.cashCreditCents });
      const { cashBeforeCents, cashAfterCents, freePlayBeforeCents, freePlayAfterCents } = one;
      expect(cashAfterCents).toBe(
        cashBeforeCents === undefined ? undefined : cashBeforeCents + settled.netCents,
      );
      expect(freePlayAfterCents).toBe(
        freePlayBeforeCents === undefined ? undefined : freePlayBeforeCents - riskCents,
      );
    },
  );
});
