import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { UNTOLD } from '@lineboard/domain/ground/score/untold';
import type { Selectable } from 'kysely';
import type { Tables } from '../../ground/database/tables.ts';

/** A score as the tables keep it: a result of a game, or what an operator said of one. */
type ScoreColumns = Pick<
  Selectable<Tables['game_result']>,
  | 'game_num'
  | 'phase'
  | 'score1'
  | 'score2'
  | 'segments'
  | 'starting_pitcher1'
  | 'starting_pitcher2'
  | 'detail'
>;

/** What no column keeps isn’t told. */
export const scoreOfRow = (row: ScoreColumns): Omit<GameScore, 'version'> => ({
  gameNum: row.game_num,
  phase: row.phase,
  clock: '',
  score1: row.score1,
  score2: row.score2,
  segments: row.segments,
  startingPitcher1: row.starting_pitcher1,
  startingPitcher2: row.starting_pitcher2,
  situation: null,
  ...UNTOLD,
  ...row.detail,
});
