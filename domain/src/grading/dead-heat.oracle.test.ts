import { describe, expect, it } from 'vitest';
import { readOracle } from '../../testing/read-oracle.ts';
import { writeExact } from '../../testing/write-exact.ts';
import { roundToCents } from '../money/rational.ts';
import { calculateDeadHeatPayout } from './dead-heat.ts';

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

describe('oracle dead-heat', () => {
  it.each(readOracle<DeadHeatCase>('dead-heat', 'deadHeat').map((one) => [one.id, one] as const))(
    'HR-1: %s pays the share of the stake that won, rounded once',
    (_id, one) => {
      const exact = calculateDeadHeatPayout(one);
      expect(writeExact(exact)).toBe(one.payoutExact);
      expect(roundToCents(exact)).toBe(one.expectedPayoutCents);
      expect(roundToCents(exact) - one.riskCents).toBe(one.expectedNetCents);
    },
  );
});
