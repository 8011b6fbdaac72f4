import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { createLeg, createParlayTerms, createStraight } from '../../../testing/wager-fixtures.ts';
import { writeExact } from '../../../testing/write-exact.ts';
import { addRational, createRational } from '../money/rational.ts';
import { calculateParlayPayout } from '../../betting/parlay/settle-parlay.ts';
import { calculateToWinCents } from '../price/straight-amounts.ts';
import { calculateLegNet } from '../../betting/wager/calculate-leg-net.ts';
import { settleWager } from '../../betting/settlement/settle-wager.ts';
import { gradeContest } from '../../betting/grading/grade-straight.ts';

interface DeadHeatCase {
  id: string;
  kind: 'deadHeat';
  price: number;
  riskCents: number;
  tied: number;
  places: number;
  expectedPayoutCents: number;
  expectedNetCents: number;
  payoutExact: string;
}

const CASES = readOracle<DeadHeatCase>('dead-heat', 'deadHeat');

describe('oracle dead-heat', () => {
  it.each(CASES.map((one) => [one.id, one] as const))(
    'HR-1.3, HR-40.5: %s pays the share of the stake that won, rounded once',
    (_id, { price, riskCents, tied, places, ...expected }) => {
      const toWinCents = calculateToWinCents(riskCents, price);
      const wager = createStraight({ riskCents, toWinCents, price });
      const result = gradeContest({ outcome: 'W', tied, places }, price);
      const stake = createRational(riskCents);
      expect(writeExact(addRational(stake, calculateLegNet(wager.legs[0]!, result)))).toBe(
        expected.payoutExact,
      );
      const { status, netCents } = settleWager(wager, [result])!;
      expect(netCents).toBe(expected.expectedNetCents);
      expect(netCents + riskCents).toBe(expected.expectedPayoutCents);
      expect(status).toBe(netCents > 0 ? 'W' : netCents < 0 ? 'L' : 'P');
      // A parlay that one leg is left of is a straight (HR-10).
      const terms = createParlayTerms({ riskCents, toWinCents });
      const payout = calculateParlayPayout(terms, [createLeg({ price })], [result]);
      expect(writeExact(payout!)).toBe(expected.payoutExact);
    },
  );

  it('HR-31.1, HR-40.6: a free play is paid what the share that won makes, without a stake', () => {
    const wager = createStraight({ riskCents: 10_000, toWinCents: 30_000, price: 300 }, true);
    const result = gradeContest({ outcome: 'W', tied: 3, places: 1 }, 300);
    expect(settleWager(wager, [result])?.netCents).toBe(10_000);
  });

  it('HR-40.5: enough places for all who tie are no dead heat, nor is a place that was lost', () => {
    expect(gradeContest({ outcome: 'W', tied: 2, places: 2 }, 300)).toEqual(['W', 'W']);
    expect(gradeContest({ outcome: 'W', tied: null, places: null }, 300)).toEqual(['W', 'W']);
    expect(gradeContest({ outcome: 'L', tied: 2, places: 1 }, 300)).toEqual(['L', 'L']);
  });
});
