import type { Game } from '../../lines/line/game.schema.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';

/**
 * Whether a game is in play: wagers on it are live ones and wait (HR-44). Its score says so, or the clock does.
 *
 * @param game null where it isn't known
 * @param score null while there is none
 */
export const hasBegun = (
  game: Pick<Game, 'gameDateTimeMs'> | null,
  score: Pick<GameScore, 'phase'> | null,
  bookMs: number,
): boolean => score?.phase === 'live' || (game !== null && bookMs >= game.gameDateTimeMs);
