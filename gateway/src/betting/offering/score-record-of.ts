import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { ScoreRecord } from '@lineboard/domain/lines/offering/scores-answer.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';

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
