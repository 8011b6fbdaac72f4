import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { createStraight, readResults } from '../../../testing/wager-fixtures.ts';
import { calculateToWinCents } from '../../ground/price/straight-amounts.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import { judgePitchers } from './pitchers.ts';

interface ActionCase {
  id: string;
  kind: 'baseballAction';
  oldPrice: number;
  newPrice: number;
  riskCents: number;
  oldWinCents: number;
  newWinCents: number;
}

interface PitcherCase {
  id: string;
  kind: 'baseballPitcher';
  pitcher1Req: 'Y' | 'N';
  pitcher2Req: 'Y' | 'N';
  market: 'moneyline' | 'runLine' | 'total' | 'firstFiveInnings';
  changed: 'none' | 'pitcher1' | 'pitcher2' | 'both';
  outcome: 'stands' | 'standsRepriced' | 'noAction';
}

describe('oracle baseball-pitcher', () => {
  it.each(readOracle<ActionCase>('baseball-pitcher', 'baseballAction').map((one) => [one.id, one] as const))(
    'HR-34.2: %s wins at the new price on the original risk',
    (_id, one) => {
      expect(calculateToWinCents(one.riskCents, one.oldPrice)).toBe(one.oldWinCents);
      const { riskCents, newPrice: price, oldPrice: repricedFrom, oldWinCents: toWinCents } = one;
      const regraded = createStraight({ riskCents, toWinCents, price, repricedFrom });
      expect(settleWager(regraded, readResults('W'))?.netCents).toBe(one.newWinCents);
    },
  );

  it.each(
    readOracle<PitcherCase>('baseball-pitcher', 'baseballPitcher').map((one) => [one.id, one] as const),
  )('HR-34.1, HR-34.2: %s has action, is repriced or has no action', (_id, one) => {
    const changed1 = one.changed === 'pitcher1' || one.changed === 'both';
    const changed2 = one.changed === 'pitcher2' || one.changed === 'both';
    const firstFive = one.market === 'firstFiveInnings';
    const judge = (market: 'S' | 'M' | 'L') =>
      judgePitchers({
        sportType: 'Baseball',
        market,
        periodNumber: firstFive ? 1 : 0,
        pitcher1ReqFlag: one.pitcher1Req === 'Y',
        pitcher2ReqFlag: one.pitcher2Req === 'Y',
        listedPitcher1: 'G. Cole',
        listedPitcher2: 'C. Sale',
        startingPitcher1: changed1 ? 'N. Cortes' : 'G. COLE ',
        startingPitcher2: changed2 ? 'T. Houck' : 'C.  Sale',
      });
    const wagerTypes = firstFive
      ? (['S', 'M', 'L'] as const)
      : ([one.market === 'moneyline' ? 'M' : one.market === 'runLine' ? 'S' : 'L'] as const);
    expect(wagerTypes.map(judge)).toEqual(wagerTypes.map(() => one.outcome));
  });
});
