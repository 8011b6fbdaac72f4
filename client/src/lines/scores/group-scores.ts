import type { Favorite } from '@lineboard/domain/account/settings/favorite';
import { putFavoritesFirst } from '@lineboard/domain/lines/offering/put-favorites-first';
import { SPORT_TYPES } from '@lineboard/domain/ground/sport/sports';
import type { ShownScore } from './use-live-scores.ts';

export interface ScoreLeague {
  /** `Football/NFL`: when two sports have a league with the same name, each has its own. */
  key: string;
  sportType: string;
  sportSubType: string;
  games: readonly ShownScore[];
  liveCount: number;
}

const orderOf = (sportType: string): number => {
  const at = (SPORT_TYPES as readonly string[]).indexOf(sportType);
  return at === -1 ? SPORT_TYPES.length : at;
};

/**
 * Leagues by sport and name, the customer's favorites first; in each, games of favorite teams,
 * then those in play, then by kick-off.
 */
export const groupScores = (
  scores: readonly ShownScore[],
  favorites: readonly Favorite[],
): readonly ScoreLeague[] => {
  const groups = Map.groupBy(scores, ({ sportType, sportSubType }) => `${sportType}/${sportSubType}`);
  const leagues = [...groups].map(([key, games]): ScoreLeague => {
    const { sportType, sportSubType } = games[0]!;
    const ofLeague = favorites.filter(
      (favorite) => favorite.sportType === sportType && favorite.sportSubType === sportSubType,
    );
    const isFavorite = ({ team1Id, team2Id }: ShownScore): boolean =>
      ofLeague.some(({ team }) => team === team1Id || team === team2Id);
    const isLive = ({ score }: ShownScore): boolean => score?.phase === 'live';
    const liveCount = games.filter(isLive).length;
    return {
      key,
      sportType,
      sportSubType,
      games: putFavoritesFirst(putFavoritesFirst(games, isLive), isFavorite),
      liveCount,
    };
  });
  leagues.sort(
    (a, b) =>
      orderOf(a.sportType) - orderOf(b.sportType) || a.sportSubType.localeCompare(b.sportSubType, 'en'),
  );
  return putFavoritesFirst(leagues, ({ sportType, sportSubType }) =>
    favorites.some(
      (favorite) =>
        favorite.team === null && favorite.sportType === sportType && favorite.sportSubType === sportSubType,
    ),
  );
};
