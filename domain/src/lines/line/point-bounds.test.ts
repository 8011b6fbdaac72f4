import { describe, expect, it } from 'vitest';
import { rowOfSport, SPORT_TYPES } from '../../ground/sport/sports.ts';
import { isSpread, isTotal } from './point-bounds.ts';

describe('the bounds of points', () => {
  it.each(SPORT_TYPES)('take both ends of %s and nothing beyond', (sportType) => {
    const { spread, total } = rowOfSport(sportType).bounds;
    expect([spread, -spread, 0].every((points) => isSpread(sportType, points))).toBe(true);
    expect([spread + 0.25, -spread - 0.25].some((points) => isSpread(sportType, points))).toBe(false);
    expect([0.25, total].every((points) => isTotal(sportType, points))).toBe(true);
    expect([0, -0, -110, total + 0.25].some((points) => isTotal(sportType, points))).toBe(false);
  });
});
