import { expect, it } from 'vitest';
import type { Favorite } from '../../account/settings/favorite.ts';
import { isFavoriteLeague, putFavoritesFirst, selectFavoriteTeams } from './put-favorites-first.ts';

const NFL = 'lines/main/Football/NFL';
const favorites: Favorite[] = [
  { sportType: 'Football', sportSubType: 'NFL', team: null },
  { sportType: 'Football', sportSubType: 'NFL', team: 'Detroit Lions' },
  { sportType: 'Football', sportSubType: 'College', team: 'Constructor' },
];

it('puts favorites first and keeps the order among them and among the others', () => {
  expect(putFavoritesFirst([5, 2, 4, 1, 3], (number) => number % 2 === 0)).toEqual([2, 4, 5, 1, 3]);
});

it('is the same list where there is no favorite', () => {
  const items = [1, 3];
  expect(putFavoritesFirst(items, (number) => number > 3)).toBe(items);
});

it('knows a league in every store, but not its contests, nor a league of which a team alone is marked', () => {
  expect(isFavoriteLeague(favorites, NFL)).toBe(true);
  expect(isFavoriteLeague(favorites, 'lines/west/Football/NFL')).toBe(true);
  expect(isFavoriteLeague(favorites, 'contest/main/Football/NFL')).toBe(false);
  expect(isFavoriteLeague(favorites, 'lines/main/Football/College')).toBe(false);
  expect(isFavoriteLeague(favorites, 'lines/main/Basketball/NFL')).toBe(false);
  expect(isFavoriteLeague(favorites, 'no topic')).toBe(false);
});

it('tells the favorite teams of one league alone', () => {
  expect([...selectFavoriteTeams(favorites, NFL)]).toEqual(['Detroit Lions']);
  expect(selectFavoriteTeams(favorites, 'lines/main/Football/XFL').has('constructor')).toBe(false);
});
