import { parseTopic, type TopicName } from '../book/topic.ts';
import type { Favorite } from '../../account/settings/favorite.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** The favorites first; among them, and among the others, the order stays. */
export const putFavoritesFirst = <Item>(
  items: readonly Item[],
  isFavorite: (item: Item) => boolean,
): readonly Item[] => {
  const first = items.filter(isFavorite);
  return first.length === 0 ? items : [...first, ...items.filter((item) => !isFavorite(item))];
};

/** @param name of any topic; contests are no league */
export const isFavoriteLeague = (favorites: readonly Favorite[], name: TopicName): boolean => {
  if (favorites.length === 0) return false;
  const topic = parseTopic(name);
  return (
    topic?.kind === 'lines' &&
    favorites.some(
      ({ sportType, sportSubType, team }) =>
        team === null && sportType === topic.sportType && sportSubType === topic.sportSubType,
    )
  );
};

/** The favorite teams of a league, by name. */
export const selectFavoriteTeams = (favorites: readonly Favorite[], name: TopicName): ReadonlySet<string> => {
  if (favorites.length === 0) return NOBODY;
  const topic = parseTopic(name);
  if (topic?.kind !== 'lines') return NOBODY;
  return new Set(
    favorites.flatMap(({ sportType, sportSubType, team }) =>
      team !== null && sportType === topic.sportType && sportSubType === topic.sportSubType ? [team] : [],
    ),
  );
};
