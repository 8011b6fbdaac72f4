import { describe, expect, it } from 'vitest';
import { checkClock } from './check-clock.ts';

describe('a clock elsewhere', () => {
  it.each([
    [0, 'ok'],
    [-400, 'ok'],
    [2_000, 'warning'],
    [-2_000, 'warning'],
    [60_000, 'wrong'],
    [-60_000, 'wrong'],
  ])('that is %i ms ahead is %s', async (aheadMs, state) => {
    const finding = await checkClock('x', async () => Date.now() + aheadMs);
    expect(finding.state).toBe(state);
    if (state !== 'ok') expect(finding.found).toContain(aheadMs > 0 ? 'ahead of' : 'behind');
  });

  it('is blamed for no more than the way there leaves certain', async () => {
    const late = async (): Promise<number> => {
      const toldMs = Date.now();
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return toldMs;
    };
    expect(await checkClock('x', late)).toMatchObject({ state: 'ok' });
  });
});
