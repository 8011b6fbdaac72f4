import type { GameFault } from './game.ts';

/** The moves of a game that one bet decides: there is nothing to move. */
export const WITHOUT_MOVES = {
  leave: null,
  judgeMove: (): GameFault => 'moveNotAllowed',
  move: (): never => {
    throw new RangeError('the round was over with its bet');
  },
};
