import type { Game } from '@lineboard/domain/line/game';
import type { ScoreRecord } from '@lineboard/domain/offering/scores-answer';
import type { GameScore } from '@lineboard/domain/score/game-score';

/** A game of the book as the scores list it. */
export const scoreRecordOf = (
  { gameNum, sportType, sportSubType, team1Id, team2Id, team1RotNum, gameDateTimeMs }: Game,
  score: GameScore | null,
): ScoreRecord => ({
  eventId: gameNum,
  sportType,
  sportSubType,
  team1Id,
  team2Id,
  team1RotNum,
  gameDateTimeMs,
  score,
});
