import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';

/** A score with the feed that told it: it decides the wagers of that feed alone. */
export interface ToldScore extends GameScore {
  feedId: string;
}
