import { describe, expect, it } from 'vitest';
import { selectOpenPicks } from './select-open-picks.ts';

const select = (chosenOpenSpots: number, chosenOpenPlays: number) =>
  selectOpenPicks({ chosenOpenSpots, chosenOpenPlays, wagerCount: 3 });

describe('selectOpenPicks', () => {
  it('ST2-18, CON2-08: more spots than open plays leave the picks unlimited', () => {
    expect(select(3, 2)).toBe(999);
    expect(select(1, 0)).toBe(999);
  });

  it.each([
    [2, 2],
    [1, 2],
  ])('ST2-19: with %i spots and %i open plays the picks are spots plus wagers', (spots, plays) => {
    expect(select(spots, plays)).toBe(spots + 3);
  });

  it('a ticket without open spots has no bound on its picks', () => {
    expect(select(0, 0)).toBe(999);
  });
});
