import type { GameFault } from './game.ts';

/** For games that one bet decides: there is nothing to move. */
export const WITHOUT_MOVES = {
  leave: null,
  judgeMove: (): GameFault => 'moveNotAllowed',
  move: (): never => {
    throw new RangeError('the round was over with its bet');
  },
};
