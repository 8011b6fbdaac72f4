import { expect, it } from 'vitest';
import { MOST_FAVORITES } from './favorite-bounds.ts';
import { type Favorite, markFavorite } from './favorite.ts';

const NFL: Favorite = { sportType: 'Football', sportSubType: 'NFL', team: null };
const LIONS: Favorite = { ...NFL, team: 'Detroit Lions' };

it('marks a league and a team of it apart, each once, and takes off just the one that is named', () => {
  const both = markFavorite([NFL], LIONS, true);
  expect(both).toEqual([NFL, LIONS]);
  expect(markFavorite([NFL, LIONS], LIONS, true)).toEqual([NFL, LIONS]);
  expect(markFavorite([NFL, LIONS], NFL, false)).toEqual([LIONS]);
});

it('returns the same list where nothing changes', () => {
  const favorites = [NFL];
  expect(markFavorite(favorites, { ...NFL }, true)).toBe(favorites);
  expect(markFavorite(favorites, LIONS, false)).toBe(favorites);
});

it('takes as many as there may be, and from a full list only off', () => {
  const most = Array.from({ length: MOST_FAVORITES }, (_, at) => ({ ...NFL, team: `Team ${at}` }));
  expect(markFavorite(most.slice(1), NFL, true)).toHaveLength(MOST_FAVORITES);
  expect(markFavorite(most, NFL, true)).toBe('full');
  expect(markFavorite(most, most[0]!, true)).toBe(most);
  expect(markFavorite(most, most[0]!, false)).toHaveLength(MOST_FAVORITES - 1);
});
