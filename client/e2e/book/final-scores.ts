import { type Games, scoreRow } from './pushed-games.ts';

/** How a bet shows these finals. */
export const FINALS = {
  bears: 'Final: Chicago Bears 20, Green Bay Packers 24',
  united: 'Final: Arsenal 2, Everton 1',
  lions: 'Final: Detroit Lions 27, Dallas Cowboys 10',
  wolves:
    'Final: Northern Mountains Metropolitan Wolverines of Upper Saddle River 31, ทีมฟุตบอลสมาคมกีฬาจังหวัดเชียงใหม่ ยูไนเต็ด 13',
} as const;

/** Chicago 20, Green Bay 24: the first of the football games to end. */
export const createFirstFinal = ({ bears }: Games) =>
  scoreRow(bears, 'final', [
    [7, 0],
    [7, 14],
    [6, 7],
    [0, 3],
  ]);

/** Detroit 27, Dallas 10; the Wolverines 31, their guests 13; Arsenal 2, Everton 1. */
export const createOtherFinals = ({ lions, wolves, united }: Games) => [
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
  scoreRow(united, 'final', [
    [1, 1],
    [1, 0],
  ]),
];
