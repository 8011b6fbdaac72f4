import { describe, expect, it } from 'vitest';
import { selectOpenPicks, UNLIMITED_OPEN_PICKS } from './select-open-picks.ts';

const select = (chosenOpenSpots: number, chosenOpenPlays: number) =>
  selectOpenPicks({ chosenOpenSpots, chosenOpenPlays, wagerCount: 3 });

describe('selectOpenPicks', () => {
  it('CON2-08: 999 stands for any number of picks', () => {
    expect(UNLIMITED_OPEN_PICKS).toBe(999);
  });

  it('ST2-18: more spots than open plays turn open play off and leave the picks unlimited', () => {
    expect(select(3, 2)).toEqual({ openPicks: 999, openPlay: false, turnsFreePlayOff: false });
  });

  it.each([
    [2, 2],
    [1, 2],
  ])(
    'ST2-19, ST2-20: with %i spots and %i open plays the picks are spots plus wagers, and free play goes',
    (spots, plays) => {
      expect(select(spots, plays)).toEqual({ openPicks: spots + 3, openPlay: true, turnsFreePlayOff: true });
    },
  );

  it('ST2-19: a ticket without open spots has no bound on its picks', () => {
    expect(select(0, 0)).toEqual({ openPicks: 999, openPlay: false, turnsFreePlayOff: false });
  });
});
