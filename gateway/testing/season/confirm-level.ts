import { rulesOfLeague } from '@lineboard/domain/ground/sport/sports';
import type { LiesOperator } from './lies/lies-operator.ts';
import type { SeasonGame } from './season-game.ts';
import { resultAt, type Telling } from './season-results.ts';

/** Finals that are level where nobody ties wait for an operator (HR-75); here the file is right. */
export const confirmLevel = async (
  operator: Pick<LiesOperator, 'decide'>,
  games: readonly SeasonGame[],
  telling: Telling,
): Promise<void> => {
  for (const game of games) {
    const result = resultAt(game, telling);
    const isLevel = result?.phase === 'final' && result.score1 === result.score2;
    if (game.isGame && isLevel && !rulesOfLeague(game.played).mayTie)
      await operator.decide('results confirm', game.gameNum);
  }
};
