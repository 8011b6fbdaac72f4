import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import type { TieRule } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { describe, expect, it } from 'vitest';
import { resolveTeaser } from './resolve-teaser.ts';

const resolve = (
  points: number,
  sports: readonly string[] = ['Football'],
  { teams = 2, isWhole = false, tieRule = null as TieRule | null } = {},
) => resolveTeaser({ points, tieRule }, sports, teams, isWhole, DEFAULT_HOUSE_RULES.teasers);
const nameOf = (found: ReturnType<typeof resolve>) => (found.ok ? found.card.teaserName : found);

describe('a teaser that is called by its points', () => {
  it('is the first of the menu that moves so far in the first pick’s sport', () => {
    expect(nameOf(resolve(6))).toBe('T tp 6/4');
    expect(nameOf(resolve(6.5))).toBe('T tp 6.5/4.5');
    expect(nameOf(resolve(4, ['Basketball', 'Football']))).toBe('T tp 6/4');
    expect(nameOf(resolve(4, []))).toBe('T tp 6/4');
    expect(nameOf(resolve(6, ['Football'], { tieRule: 'tw' }))).toBe('T tw 6/4');
  });

  it('is no pleaser, and says what could be written instead', () => {
    const none = { ok: false, fault: 'points', offered: '6tp, 6.5tp, 7tp, 10tl, 13tl, 6tw' };
    expect(resolve(8)).toEqual(none);
    expect(resolve(6, ['Football'], { tieRule: 'tl' })).toEqual(none);
    expect(resolve(6, ['Basketball'])).toMatchObject({
      fault: 'points',
      offered: expect.stringMatching(/^4tp/),
    });
    expect(resolveTeaser({ points: 6, tieRule: null }, [], 2, true, [])).toEqual({
      ok: false,
      fault: 'points',
      offered: '',
    });
  });

  it('takes all of the sports, whatever they are called', () => {
    expect(resolve(6, ['Football', 'Hockey'])).toMatchObject({ fault: 'sports' });
    expect(resolve(6, ['Football', 'constructor'])).toMatchObject({ fault: 'sports' });
    expect(resolve(6, ['__proto__'])).toMatchObject({ fault: 'points' });
    expect(nameOf(resolve(6, ['Football', 'Baseball']))).toBe('T tp 6/4');
  });

  it('takes so many picks: more may come until the amount is typed', () => {
    expect(nameOf(resolve(10))).toBe('T tl 10/7 3 teams');
    expect(resolve(10, ['Football'], { isWhole: true })).toMatchObject({ fault: 'teams', offered: '3' });
    expect(resolve(10, ['Football'], { teams: 4 })).toMatchObject({ fault: 'teams', offered: '3' });
    expect(resolve(10, ['Football'], { teams: 3, isWhole: true }).ok).toBe(true);
  });
});
