import type { GameClose, ScoreRecord } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { gradeGameWager } from '@lineboard/domain/betting/grading/grade-game-wager';
import type { GamePick, Side } from '@lineboard/domain/ground/pick/pick';
import type { StraightResult } from '@lineboard/domain/ground/result/straight-result';
import type { TFunction } from 'i18next';
import { writeNumbers } from './write-numbers.ts';

type Graded = Pick<ScoreRecord, 'eventId' | 'sportType' | 'sportSubType' | 'team1Id' | 'team2Id' | 'score'>;

const NO_PITCHERS = {
  listedPitcher1: null,
  listedPitcher2: null,
  pitcher1ReqFlag: false,
  pitcher2ReqFlag: false,
} as const;

/** What a bet on a side at the close was graded. @returns null before the final, and where that doesn't tell */
const gradeClose = (
  { eventId: gameNum, sportType, sportSubType, score }: Graded,
  market: GamePick['market'],
  side: Side,
  finalLine: number,
): StraightResult | null => {
  if (score?.phase !== 'final') return null;
  const pick: GamePick = { type: 'G', gameNum, periodNumber: 0, market, side };
  const wager = { sportType, sportSubType, pick, finalLine, threeWay: false, ...NO_PITCHERS };
  return gradeGameWager(wager, score)?.result ?? null;
};

/** @param sides what is said where the graded side won, where the other one did, and of a push */
const writeResult = (
  t: TFunction,
  result: StraightResult | null,
  [won, lost, pushed]: readonly [string, string, string],
): string[] => {
  if (result === null || result.includes('X')) return [];
  const words = result.includes('W') ? won : result.includes('L') ? lost : pushed;
  // A quarter line: the other half came back.
  return [result[0] === result[1] ? words : t('scores:half', { words })];
};

export interface CloseTexts {
  closed: string;
  /** It says who covered and on which side of the total the game ended; empty before the final. */
  results: readonly string[];
}

/** The closing line of a game, and what became of bets at it, by the code that grades them. */
export const describeClose = (t: TFunction, game: Graded, { spread, total }: GameClose): CloseTexts => {
  const { team1Id: team1, team2Id: team2 } = game;
  const covered = (team: string): string => t('scores:covered', { team });
  return {
    closed: writeNumbers(game, { spread, total }),
    results: [
      ...(spread === null
        ? []
        : writeResult(t, gradeClose(game, 'S', 'team1', spread), [
            covered(team1),
            covered(team2),
            t('scores:spreadPush'),
          ])),
      ...(total === null
        ? []
        : writeResult(t, gradeClose(game, 'L', 'over', total), [
            t('scores:over'),
            t('scores:under'),
            t('scores:totalPush'),
          ])),
    ],
  };
};
