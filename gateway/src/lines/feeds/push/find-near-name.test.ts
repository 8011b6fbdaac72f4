import { describe, expect, it } from 'vitest';
import { findNearName, suggestName } from './find-near-name.ts';

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

describe('a name that was refused', () => {
  it.each([
    ['NFLL', 'NFL'],
    ['nfl', 'NFL'],
    ['NLF', 'NFL'],
    ['premier-leage', 'Premier League'],
    ['Seria A', 'Serie A'],
  ])('%s is near %s', (said, meant) => expect(suggestName(said, KNOWN)).toBe(meant));

  it.each(['Curling', 'XYZ', '', 'Eredivisie'])('%j is near none', (said) =>
    expect(suggestName(said, KNOWN)).toBeNull(),
  );
});
