import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { calculateRifMaxRiskCents } from './judge-rif.ts';

interface RifLimitCase {
  id: string;
  kind: 'rifLimit';
  parentRiskCents: number;
  parentWinCents: number;
  mode: 'winOnly' | 'winOrPush';
  baseballSideWithActionPitchers: boolean;
  maxChildRiskCents: number;
}

/** The file's two cases of kind `rifFact` are sentences; `judge-rif.test.ts` has a test for each. */
describe('oracle rolling-if-bet', () => {
  it.each(readOracle<RifLimitCase>('rolling-if-bet', 'rifLimit').map((one) => [one.id, one] as const))(
    'HR-25.1, HR-25.2: %s carries no more than its parent brings',
    (_id, one) => {
      const parent = {
        riskCents: one.parentRiskCents,
        toWinCents: one.parentWinCents,
        mayWinLess: one.baseballSideWithActionPitchers,
      };
      expect(calculateRifMaxRiskCents(parent, one.mode === 'winOnly')).toBe(one.maxChildRiskCents);
    },
  );
});
