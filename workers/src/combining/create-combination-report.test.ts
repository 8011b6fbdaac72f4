import { createConditions } from '@lineboard/domain/testing/combination-fixtures';
import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import { describe, expect, it } from 'vitest';
import type { CombinationQuestion, CombinedLeg } from './combination-question.ts';
import { createCombinationReport } from './create-combination-report.ts';

const legOf = (pick: Partial<GamePick>): CombinedLeg => ({
  pick: { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1', ...pick },
  pitcher1ReqFlag: true,
  pitcher2ReqFlag: true,
});

const SIDE = legOf({});
const OVER = legOf({ market: 'L', side: 'over' });

const ask = (
  legs: readonly CombinedLeg[],
  candidates: readonly CombinedLeg[] = [],
  line: Parameters<typeof createConditions>[0] = [{}],
) => {
  const { offer, score, bookMs } = createConditions(line);
  const question: CombinationQuestion = { key: 'k', legs, candidates, offer, score, bookMs };
  return createCombinationReport(question);
};

const factorOf = ({ offer }: ReturnType<typeof ask>): number => {
  if ('faults' in offer) throw new Error(JSON.stringify(offer));
  return Number(offer.factor.numerator) / Number(offer.factor.denominator);
};

describe('what is said of a combination', () => {
  it('HR-66.1, HR-67.1: is its price, which another price of either side moves', () => {
    const first = factorOf(ask([SIDE, OVER]));
    expect(first).toBeGreaterThan(2);
    expect(factorOf(ask([SIDE, OVER], [], [{ spreadAdj2: -180 }]))).toBeGreaterThan(first);
  });

  it('HR-64.3: is which picks of the game can’t be added, and why', () => {
    const moneyLine = legOf({ market: 'M', side: 'team1' });
    const other = legOf({ side: 'team2' });
    const report = ask([SIDE], [SIDE, OVER, moneyLine, other]);
    expect(report.offer).toEqual({ faults: [{ code: 'legCount', legs: [] }] });
    expect(report.refused).toEqual([
      ['G.1.0.M.team1', { code: 'implied', others: ['G.1.0.S.team1'] }],
      ['G.1.0.S.team2', { code: 'contradictory', others: ['G.1.0.S.team1'] }],
    ]);
    expect(ask([OVER, SIDE], [other]).refused).toEqual([
      ['G.1.0.S.team2', { code: 'contradictory', others: ['G.1.0.S.team1'] }],
    ]);
    expect(ask([], [OVER]).refused).toEqual([]);
  });

  it('HR-64.1: is that no ninth pick can be added', () => {
    const eight = Array.from({ length: 8 }, (_, at) => legOf({ periodNumber: at + 30 }));
    expect(ask(eight, [OVER]).refused).toEqual([['G.1.0.L.over', { code: 'legCount', others: [] }]]);
  });
});
