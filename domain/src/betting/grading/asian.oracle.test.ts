import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { createStraight } from '../../../testing/wager-fixtures.ts';
import { writeExact } from '../../../testing/write-exact.ts';
import { nearestAmericanPrice } from '../../ground/price/convert.ts';
import {
  addRational,
  compareRational,
  createRational,
  multiplyRational,
  roundToCents,
  subtractRational,
} from '../../ground/money/rational.ts';
import { profitOfPrice } from '../../ground/price/decimal-factor.ts';
import { parseDecimalFactor } from '../../ground/price/parse-factor.ts';
import { gradeStraight, type SideToGrade } from './grade-straight.ts';
import { calculateLegNet } from '../wager/calculate-leg-net.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import type { StraightResult } from '../../ground/result/straight-result.ts';

interface AsianCase {
  id: string;
  kind: 'asianLine' | 'asianPayout';
  market: 'handicap' | 'total';
  side: 'home' | 'away' | 'over' | 'under';
  line: number;
  homeScore?: number;
  awayScore?: number;
  goals?: number;
  outcome: 'won' | 'halfWon' | 'void' | 'halfLost' | 'lost';
}

interface AsianPayoutCase extends AsianCase {
  riskCents: number;
  decimal: string;
  expectedPayoutCents: number;
  expectedNetCents: number;
  payoutExact: string;
}

const sideOf = (one: AsianCase): SideToGrade => ({
  market: one.market === 'handicap' ? 'S' : 'L',
  side: one.side === 'home' ? 'team1' : one.side === 'away' ? 'team2' : one.side,
  finalLine: one.line,
  threeWay: false,
  score1: one.homeScore ?? one.goals!,
  score2: one.awayScore ?? 0,
});

/** The order of the halves is a matter of taste; what they are is not. */
const OUTCOMES: Record<string, AsianCase['outcome']> = {
  WW: 'won',
  PW: 'halfWon',
  PP: 'void',
  LP: 'halfLost',
  LL: 'lost',
};
const outcomeOf = (result: StraightResult) => OUTCOMES[result.toSorted().join('')];

describe('oracle asian-line', () => {
  it.each(readOracle<AsianCase>('asian-line', 'asianLine').map((one) => [one.id, one] as const))(
    'HR-33.2: %s is graded half by half',
    (_id, one) => {
      expect(outcomeOf(gradeStraight(sideOf(one)))).toBe(one.outcome);
    },
  );
});

describe('oracle asian-payout', () => {
  it.each(readOracle<AsianPayoutCase>('asian-payout', 'asianPayout').map((one) => [one.id, one] as const))(
    'HR-33.1, HR-33.2: %s pays both halves, rounded once',
    (_id, one) => {
      const factor = parseDecimalFactor(one.decimal)!;
      // 1.95 and 1.93 are no whole American prices (HR-2); there the ticket's own to-win is what half of is paid.
      const price = nearestAmericanPrice(factor)!;
      const result = gradeStraight(sideOf(one));
      expect(outcomeOf(result)).toBe(one.outcome);
      const profit = subtractRational(factor, createRational(1));
      const stake = createRational(one.riskCents);
      const toWinCents = roundToCents(multiplyRational(stake, profit));
      const isExact = compareRational(profitOfPrice(price), profit) === 0;
      const entered = isExact ? 'risk' : 'toWin';
      const amounts = { riskCents: one.riskCents, toWinCents, entered } as const;
      const wager = createStraight({ ...amounts, price, isQuarter: true });
      expect(writeExact(addRational(stake, calculateLegNet(wager.legs[0]!, result)))).toBe(one.payoutExact);
      const { netCents } = settleWager(wager, [result])!;
      expect(netCents).toBe(one.expectedNetCents);
      expect(netCents + one.riskCents).toBe(one.expectedPayoutCents);
    },
  );
});
