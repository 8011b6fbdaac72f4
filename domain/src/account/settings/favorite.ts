import type { Static } from 'typebox';
import { MOST_FAVORITES } from './favorite-bounds.ts';
import type { FavoriteSchema } from './favorite.schema.ts';

/** A league, or a team of it, that is listed before the others. */
export type Favorite = Static<typeof FavoriteSchema>;

export const isSameFavorite = (a: Favorite, b: Favorite): boolean =>
  a.sportType === b.sportType && a.sportSubType === b.sportSubType && a.team === b.team;

/** @returns the same list where it was so already; `full` where there is no room for one more */
export const markFavorite = (
  favorites: readonly Favorite[],
  favorite: Favorite,
  isOn: boolean,
): readonly Favorite[] | 'full' => {
  const isMarked = favorites.some((other) => isSameFavorite(other, favorite));
  if (isMarked === isOn) return favorites;
  if (!isOn) return favorites.filter((other) => !isSameFavorite(other, favorite));
  return favorites.length >= MOST_FAVORITES ? 'full' : [...favorites, favorite];
};
