import { type Games, scoreRow } from './pushed-games.ts';

/** Chicago 20, Green Bay 24: the first of the football games to end. */
export const createFirstFinal = ({ bears }: Games) =>
  scoreRow(bears, 'final', [
    [7, 0],
    [7, 14],
    [6, 7],
    [0, 3],
  ]);

/** Detroit 27, Dallas 10; the Wolverines 31, their guests 13. */
export const createOtherFinals = ({ lions, wolves }: Games) => [
  scoreRow(lions, 'final', [
    [14, 0],
    [6, 10],
    [0, 0],
    [7, 0],
  ]),
  scoreRow(wolves, 'final', [
    [7, 3],
    [10, 3],
    [7, 0],
    [7, 7],
  ]),
];
