import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { describe, expect, it } from 'vitest';
import { parseOfferingSearch } from './parse-offering-search.ts';
import { selectAddressedLeagues } from './select-addressed-leagues.ts';

const menuOf = (sportType: string, type: 'G' | 'C', topics: Record<string, string>): SportMenuItem => ({
  sportType,
  type,
  subSports: Object.entries(topics).map(([sportSubType, topic]) => ({
    sportSubType,
    topic,
    count: 1,
    liveCount: 0,
    spotlightCount: 0,
    nextStartMs: null,
  })),
});

const MENU = [
  menuOf('Football', 'G', { NFL: 'nfl', 'College Football': 'college' }),
  menuOf('Tennis', 'G', { ATP: 'atp' }),
  menuOf('Football', 'C', { NFL: 'futures' }),
  menuOf('Golf', 'C', { 'The Open': 'open', 'The Masters': 'masters' }),
];

const address = (search: Record<string, unknown>) =>
  selectAddressedLeagues(MENU, parseOfferingSearch(search));
const whole = (topic: string) => ({ topics: [topic], contestDesc: null });

describe('the board’s address', () => {
  it('R1-55: reads the sport', () => expect(address({ sport: 'Football' })).toEqual(whole('nfl')));
  it('R1-56, R1-58: reads the sub-sport, dashes mean spaces', () =>
    expect(address({ sport: 'football', subSport: 'College-Football' })).toEqual(whole('college')));

  it('R1-57: the description of a contest limits the contests of the sub-sport to it', () => {
    expect(address({ sport: 'Golf', subSport: 'The-Open', contestDesc: 'Top-10' })).toEqual({
      topics: ['open'],
      contestDesc: 'Top-10',
    });
    // Games and contests may share the name of a sub-sport: here contests are meant.
    expect(address({ sport: 'Football', subSport: 'NFL', contestDesc: 'MVP' })?.topics).toEqual(['futures']);
  });

  it('R1-57: without a sub-sport it is in one of the sport’s, or names it', () => {
    expect(address({ sport: 'Golf', contestDesc: 'Top-10' })).toEqual({
      topics: ['open', 'masters'],
      contestDesc: 'Top-10',
    });
    expect(address({ sport: 'Golf', contestDesc: 'The-Masters' })).toEqual(whole('masters'));
  });

  it('R1-57: a description says nothing about games, which have none', () => {
    expect(address({ sport: 'Football', subSport: 'College-Football', contestDesc: 'x' })).toEqual(
      whole('college'),
    );
    expect(address({ sport: 'Tennis', contestDesc: 'x' })).toBeNull();
  });

  it('a name that is not offered leads nowhere', () => {
    expect(address({ sport: 'Football', subSport: 'XFL' })).toBeNull();
    expect(address({ sport: 5 })).toBeNull();
    expect(address({})).toBeNull();
  });
});
