import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { isResultPhase, type ResultPhase } from '@lineboard/domain/ground/score/is-result-phase';
import type { Selectable } from 'kysely';
import type { Tables } from '../../ground/database/tables.ts';
import { scoreOfRow } from './score-of-row.ts';

export type GameResult = GameScore & { phase: ResultPhase };

/** A game that is under way, or yet to come: it takes back a final that was told before (HR-41). */
export type OpenGame = GameScore & { phase: 'live'; hasBegun: boolean };

/** Whether a score decides anything. */
export const isResult = (score: GameScore): score is GameResult => isResultPhase(score.phase);

/**
 * Where the gateway heard of a result, and from which feed. Positions of one epoch can be compared, so a gateway that
 * lags undoes nothing.
 */
export interface Heard {
  epoch: string;
  wallMs: number;
  bookMs: number;
  feedId: string;
}

export type GameResultRow = Selectable<Tables['game_result']>;
export type ContestResultRow = Selectable<Tables['contest_result']>;

/** Returns the score in the form that the rules of grading take. */
export const scoreOfResult = (row: GameResultRow): GameScore => ({
  ...scoreOfRow(row),
  version: row.log_clk,
});
