import { describe, expect, it } from 'vitest';
import { SITUATION_FIELDS } from '../sport/situation-field.ts';
import { rowOfSport, SPORT_TYPES } from '../sport/sports.ts';
import { packSituation, readSituation } from './situation.ts';

describe('the moment of a game in play', () => {
  const everything = Object.fromEntries(
    Object.entries(SITUATION_FIELDS).map(([field, [, most]]) => [field, most]),
  );

  it('keeps what its sport has, and reads the same back', () => {
    expect(packSituation('Football', { possession: 2, down: 3, distance: 7 })).toEqual([2, 3, 7, null]);
    expect(readSituation('Football', [2, 3, 7, null])).toEqual({ possession: 2, down: 3, distance: 7 });
    for (const sportType of SPORT_TYPES) {
      const { situation } = rowOfSport(sportType);
      const packed = packSituation(sportType, everything);
      expect(packed?.length ?? 0).toBe(situation.length);
      expect(Object.keys(readSituation(sportType, packed))).toEqual(situation);
    }
  });

  it('is nothing where nothing of the sport is told, and in sports that the book doesn’t know', () => {
    expect(packSituation('Basketball', { down: 3, distance: 7 })).toBeNull();
    expect(packSituation('Football', {})).toBeNull();
    expect(packSituation('__proto__', everything)).toBeNull();
    expect(readSituation('Football', null)).toEqual({});
    expect(readSituation('__proto__', [1, 2, 3])).toEqual({});
  });

  it('passes over what only a newer gateway tells', () => {
    expect(readSituation('Basketball', [1, 4, 9])).toEqual({ possession: 1 });
  });
});
