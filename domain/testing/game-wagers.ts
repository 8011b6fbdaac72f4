import type { GameWagerToGrade } from '../src/betting/grading/game-wager-to-grade.ts';
import type { Market, Side } from '../src/ground/pick/pick.ts';
import type { GameScore } from '../src/ground/score/game-score.schema.ts';
import { createScore } from './book-fixtures.ts';

/** A straight wager on the full game, both pitchers required and none named. */
export const createGameWager = (
  sportType: string,
  market: Market,
  side: Side,
  fields: Partial<GameWagerToGrade> & { periodNumber?: number } = {},
): GameWagerToGrade => {
  const { periodNumber = 0, ...rest } = fields;
  return {
    sportType,
    sportSubType: '',
    pick: { type: 'G', gameNum: 1, periodNumber, market, side },
    finalLine: null,
    threeWay: false,
    pitcher1ReqFlag: true,
    pitcher2ReqFlag: true,
    listedPitcher1: null,
    listedPitcher2: null,
    ...rest,
  };
};

/** `7-3 10-7`: a score by its segments, which the whole adds up to. */
export const readScore = (text: string, fields: Partial<GameScore> = {}): GameScore => {
  const segments = text.split(' ').map((part) => part.split('-').map(Number) as [number, number]);
  const [score1, score2] = [0, 1].map((team) => segments.reduce((sum, segment) => sum + segment[team]!, 0));
  return createScore({ segments, score1: score1!, score2: score2!, ...fields });
};
