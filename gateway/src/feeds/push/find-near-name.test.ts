import { describe, expect, it } from 'vitest';
import { findNearName } from './find-near-name.ts';

const KNOWN = ['NFL', 'NBA', 'NCAAB', 'Premier League', 'Serie A', 'Liga MX', 'La Liga', 'Bundesliga'];

describe('a name that a feed says', () => {
  it.each([
    ['Premier Leage', 'Premier League'],
    ['premier league', 'Premier League'],
    ['Primier League', 'Premier League'],
    ['Premier-League', 'Premier League'],
    ['Bundeslgia', 'Bundesliga'],
    ['nba', 'NBA'],
    ['N.F.L.', 'NFL'],
  ])('%s was meant as %s', (said, meant) => expect(findNearName(said, KNOWN)).toBe(meant));

  it.each(['WNBA', 'NHL', 'NCAAW', 'Serie B', 'Bundesliga 2', '2. Bundesliga', 'Liga FPD', 'Ligue 1', 'KBO'])(
    '%s is one of its own',
    (said) => expect(findNearName(said, KNOWN)).toBeNull(),
  );
});
