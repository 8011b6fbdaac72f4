import { describe, expect, it } from 'vitest';
import { parseOfferingSearch } from '../routes/-offering-search.ts';
import { selectAddressedTopic } from './select-addressed-topic.ts';

const MENU = [
  {
    sportType: 'Football',
    type: 'G' as const,
    subSports: [
      { sportSubType: 'NFL', topic: 'nfl', count: 1, liveCount: 0, nextStartMs: null },
      { sportSubType: 'College Football', topic: 'college', count: 1, liveCount: 0, nextStartMs: null },
    ],
  },
  {
    sportType: 'Golf',
    type: 'C' as const,
    subSports: [{ sportSubType: 'The Open', topic: 'open', count: 1, liveCount: 0, nextStartMs: null }],
  },
];

const address = (search: Record<string, unknown>): string | null => {
  const { sport, subSport, contestDesc } = parseOfferingSearch(search);
  return sport === undefined
    ? null
    : selectAddressedTopic(MENU, { sport, subSport: subSport ?? contestDesc });
};

describe('the board’s address', () => {
  it('R1-55: reads the sport', () => expect(address({ sport: 'Football' })).toBe('nfl'));
  it('R1-56, R1-58: reads the sub-sport, dashes mean spaces', () =>
    expect(address({ sport: 'football', subSport: 'College-Football' })).toBe('college'));
  it('a contest group is found by its name, whichever of the two names it', () =>
    expect(address({ sport: 'Golf', contestDesc: 'The-Open' })).toBe('open'));
  it('a name that is not offered leads nowhere', () => {
    expect(address({ sport: 'Football', subSport: 'XFL' })).toBeNull();
    expect(address({ sport: 5 })).toBeNull();
  });
});
