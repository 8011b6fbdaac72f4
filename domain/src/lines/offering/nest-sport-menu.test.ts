import { expect, it } from 'vitest';
import { nestSportMenu } from './nest-sport-menu.ts';
import type { SportMenuItem } from './offering-answers.schema.ts';

const item = (sportType: string, type: 'G' | 'C', ...names: string[]): SportMenuItem => ({
  sportType,
  type,
  subSports: names.map((sportSubType) => ({
    sportSubType,
    topic: `${type} ${sportType} ${sportSubType}`,
    count: 2,
    liveCount: 1,
    spotlightCount: 0,
    nextStartMs: null,
  })),
});

const nest = (...menu: SportMenuItem[]) =>
  nestSportMenu(menu).map(({ sportType, leagues }) => [
    sportType,
    ...leagues.map(({ kind, sportSubType }) => (kind === null ? sportSubType : `${kind}: ${sportSubType}`)),
  ]);

it('contests are listed under the sport that their type begins with, after its games', () => {
  expect(
    nest(
      item('Football', 'G', 'College', 'NFL'),
      item('Tennis', 'G', 'ATP'),
      item('Football Futures', 'C', 'NFL'),
      item('Tennis', 'C', 'Wimbledon'),
      item('Football Props', 'C', 'College', 'NFL'),
    ),
  ).toEqual([
    ['Football', 'College', 'NFL', 'Futures: NFL', 'Props: College', 'Props: NFL'],
    ['Tennis', 'ATP', ': Wimbledon'],
  ]);
});

it('a sport may have contests alone, be one that only the feed knows, or none at all', () => {
  expect(
    nest(
      item('Foot', 'G', 'Street'),
      item('Table', 'G', 'Pool'),
      item('Table Tennis', 'G', 'Cup'),
      item('Table Tennis', 'C', 'Final'),
      item('Table Tennis Props', 'C', 'Cup'),
      item('Golf Props', 'C', 'Tour'),
      item('Footballers of the year', 'C', 'FIFA'),
    ),
  ).toEqual([
    ['Foot', 'Street'],
    ['Table', 'Pool'],
    ['Table Tennis', 'Cup', ': Final', 'Props: Cup'],
    ['Golf', 'Props: Tour'],
    ['Footballers of the year', ': FIFA'],
  ]);
});
