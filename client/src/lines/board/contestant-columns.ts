import { CONTEST_CELL } from '@lineboard/workers/board/board-cell';
import type { ContestantDetail } from '@lineboard/workers/board/board-frame';
import type { TFunction } from 'i18next';
import { createSayCell, sayText } from './cell-words.ts';
import type { PlacedCell } from './game-columns.ts';

/** The one column of a contestant's row. */
export const createContestantColumns = (
  t: TFunction,
  {
    contestNum,
    contestantNum,
    name,
    contest,
  }: Pick<ContestantDetail, 'contestNum' | 'contestantNum' | 'name' | 'contest'>,
): PlacedCell[][] => [
  [
    {
      cell: CONTEST_CELL,
      subject: {
        pick: { type: 'C', contestNum, contestantNum },
        say: createSayCell(t, sayText(t, 'board:subject.contestant', { name, contest }), 'contest'),
        points: 'none',
        column: 0,
        line: 0,
      },
    },
  ],
];
