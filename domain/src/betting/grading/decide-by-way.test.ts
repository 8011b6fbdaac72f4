import { describe, expect, it } from 'vitest';
import { decideByWay, type FightEnd, offersDraw, readWays } from './decide-by-way.ts';

const WAYS = ['KO/TKO', 'Submission', 'Decision', 'Draw'];
const WAYS_OF_TWO = ['Smith by KO/TKO', 'Smith by Decision', 'Jones by Knockout', 'Jones by points', 'Draw'];

const decide = (names: readonly string[], end: FightEnd, winner: string | null = null): string =>
  names.map((name) => decideByWay(name, { end, winner, isDrawOffered: offersDraw(names) })).join('');

describe('how a fight ends', () => {
  it('HR-79.7: disqualification and retirement in the corner count as knock-outs', () => {
    for (const end of ['knockOut', 'disqualification', 'retirement'] as const) {
      expect(decide(WAYS, end)).toBe('WLLL');
      expect(decide(WAYS_OF_TWO, end, 'jones')).toBe('LLWLL');
    }
  });

  it('goes to the way that is told, and with fighters to the one who won by it', () => {
    expect(decide(WAYS, 'submission')).toBe('LWLL');
    expect(decide(WAYS, 'decision')).toBe('LLWL');
    expect(decide(WAYS_OF_TWO, 'decision', 'Smith')).toBe('LWLLL');
    expect(decide(WAYS_OF_TWO, 'decision', 'Jones')).toBe('LLLWL');
    expect(decide(['By KO or submission', 'Decision'], 'submission')).toBe('WL');
  });

  it('HR-79.1, HR-79.2: a draw that isn’t offered and a fight that is called no contest are no action', () => {
    expect(decide(WAYS, 'draw')).toBe('LLLW');
    expect(decide(WAYS_OF_TWO, 'draw')).toBe('LLLLW');
    expect(decide(WAYS.slice(0, 3), 'draw')).toBe('PPP');
    expect(decide(WAYS, 'noContest')).toBe('PPPP');
  });

  it('says whether contestants are ways, and who of them has to be named', () => {
    expect(readWays(WAYS)).toEqual({ areWays: true, fighters: [] });
    expect(readWays(WAYS_OF_TWO)).toEqual({ areWays: true, fighters: ['Smith', 'Smith', 'Jones', 'Jones'] });
    expect(readWays(['Yes', 'No']).areWays).toBe(false);
    expect(readWays(['KO/TKO', 'Kofi Adu']).areWays).toBe(false);
  });
});
