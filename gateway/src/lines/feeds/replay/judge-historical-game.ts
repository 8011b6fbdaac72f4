import { rowOfSport } from '@lineboard/domain/ground/sport/sports';
import { findTextFault } from '@lineboard/domain/lines/feed/find-text-fault';
import { isSpread, isTotal } from '@lineboard/domain/lines/line/point-bounds';
import type { HistoricalGame, HistoricalLine, RejectedRow } from './historical-game.ts';

/**
 * Whether a game that was read can be one: names as a push feed may send them, points that its sport has. A figure that
 * is off alone is left out where it is read; one of another column means that the row's cells are shifted, and then
 * nothing of it is sure.
 * @returns null when it is right
 */
export const judgeHistoricalGame = (game: HistoricalGame): RejectedRow['reason'] | null => {
  const { sportType, team1, team2, sportSubType, open, close, score1, score2 } = game;
  if ([team1, team2, sportSubType].some((text) => findTextFault(text) !== null)) return 'badText';
  const isPlausible = ({ spread1, totalPoints }: HistoricalLine): boolean =>
    (spread1 === null || isSpread(sportType, spread1)) &&
    (totalPoints === null || isTotal(sportType, totalPoints));
  const isRight =
    Math.max(score1, score2) <= rowOfSport(sportType).bounds.score &&
    isPlausible(close) &&
    (open === null || isPlausible(open));
  return isRight ? null : 'implausible';
};
