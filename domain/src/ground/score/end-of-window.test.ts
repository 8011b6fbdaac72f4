import { describe, expect, it } from 'vitest';
import { endOfWindowMs } from './end-of-window.ts';
import { rowOfSport, type SportType } from '../sport/sports.ts';

const at = (text: string): number => Date.parse(text);
const endOf = (sportType: SportType, which: 'suspended' | 'postponed', start: string) => {
  const endMs = endOfWindowMs(rowOfSport(sportType)[which], at(start));
  return endMs === null ? null : new Date(endMs).toISOString();
};

describe('the window in which a game may still be played', () => {
  it('HR-73.1, HR-73.3: is the sport’s own', () => {
    const evening = '2026-07-10T19:05:00-04:00';
    expect(endOf('Baseball', 'suspended', evening)).toBe('2026-07-11T09:00:00.000Z');
    expect(endOf('Baseball', 'postponed', evening)).toBe('2026-07-11T09:00:00.000Z');
    expect(endOf('Hockey', 'suspended', evening)).toBe('2026-07-11T04:00:00.000Z');
    expect(endOf('Basketball', 'suspended', evening)).toBe('2026-07-11T04:00:00.000Z');
    expect(endOf('Soccer', 'postponed', evening)).toBe('2026-07-11T23:05:00.000Z');
    expect(endOf('Fighting', 'postponed', evening)).toBe('2026-07-12T23:05:00.000Z');
    for (const sportType of ['Tennis', 'Golf'] as const)
      expect(endOf(sportType, 'postponed', evening)).toBeNull();
  });

  it('HR-73.1: football waits until Wednesday is over, whichever day it was to begin', () => {
    for (const start of [
      '2026-10-08T20:15:00-04:00',
      '2026-10-11T13:00:00-04:00',
      '2026-10-12T20:15:00-04:00',
      '2026-10-14T19:00:00-04:00',
    ])
      expect(endOf('Football', 'suspended', start)).toBe('2026-10-15T04:00:00.000Z');
    expect(endOf('Football', 'suspended', '2026-10-15T00:30:00-04:00')).toBe('2026-10-22T04:00:00.000Z');
  });

  it('HR-73.3: five in the morning is five by the clock, when clocks change, too', () => {
    expect(endOf('Baseball', 'postponed', '2026-10-31T19:00:00-04:00')).toBe('2026-11-01T10:00:00.000Z');
    expect(endOf('Baseball', 'postponed', '2026-03-07T19:00:00-05:00')).toBe('2026-03-08T09:00:00.000Z');
  });
});
