import { describe, expect, it } from 'vitest';
import { mayWinLess } from './may-win-less.ts';

const baseball = { sportType: 'Baseball', pitcher1ReqFlag: true, pitcher2ReqFlag: true };
const moneyLine = { type: 'G', gameNum: 1, periodNumber: 0, market: 'M', side: 'team1' } as const;

describe('a leg that may win less than printed', () => {
  it('HR-86.1: is a money line with action pitchers, or a contestant’s place', () => {
    const judge = (fields: Partial<Parameters<typeof mayWinLess>[0]>) =>
      mayWinLess({ ...baseball, pick: moneyLine, ...fields });
    expect(judge({ pitcher1ReqFlag: false })).toBe(true);
    expect(judge({})).toBe(false);
    expect(judge({ pitcher1ReqFlag: false, pick: { ...moneyLine, market: 'L', side: 'over' } })).toBe(false);
    expect(judge({ pitcher1ReqFlag: false, sportType: 'Football' })).toBe(false);
    expect(judge({ pick: { type: 'C', contestNum: 1, contestantNum: 2 } })).toBe(true);
  });
});
