import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { createStraight, readResults } from '../../../testing/wager-fixtures.ts';
import { writeExact } from '../../../testing/write-exact.ts';
import { createRational, divideRational, multiplyRational } from '../../ground/money/rational.ts';
import { profitOfPrice } from '../../ground/price/decimal-factor.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import { calculateStraightAmounts } from '../../ground/price/straight-amounts.ts';

interface StraightCase {
  id: string;
  kind: 'straight';
  price: number;
  entered: 'risk' | 'win' | 'base';
  baseCents?: number;
  riskCents: number;
  winCents: number;
  riskExact: string;
  winExact: string;
  returnCents: number;
}

describe('oracle straight', () => {
  it.each(readOracle<StraightCase>('straight', 'straight').map((one) => [one.id, one] as const))(
    'HR-3.1: %s has its risk, to-win and return',
    (_id, one) => {
      const { entered, price } = one;
      const amount = entered === 'base' ? one.baseCents! : entered === 'risk' ? one.riskCents : one.winCents;
      const { riskCents, toWinCents } = calculateStraightAmounts(
        entered === 'win' ? 'toWin' : entered,
        amount,
        price,
      );
      expect({ riskCents, toWinCents }).toEqual({ riskCents: one.riskCents, toWinCents: one.winCents });
      const won = settleWager(createStraight({ riskCents, toWinCents, price }), readResults('W'))!;
      expect(riskCents + won.netCents).toBe(one.returnCents);
      const profit = profitOfPrice(price);
      const exact =
        one.riskExact === String(riskCents)
          ? ([one.winExact, multiplyRational(createRational(riskCents), profit)] as const)
          : ([one.riskExact, divideRational(createRational(toWinCents), profit)] as const);
      expect(writeExact(exact[1])).toBe(exact[0]);
    },
  );
});
