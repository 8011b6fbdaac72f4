import { boundIfBet } from '../if-bet/if-bet-amounts.ts';
import { calculateIfBetNet, countLegsInAction } from '../if-bet/settle-if-bet.ts';
import type { KindRules } from './kind-rules.ts';
import { judgeEvenResults, USUAL_RULES } from './usual-rules.ts';

/** HR-20: each leg waits for the one before it. */
export const IF_BET_RULES: KindRules<'ifBet'> = {
  ...USUAL_RULES,
  calculateNet: ({ condition }, legs, results) => calculateIfBetNet(condition, legs, results),
  judgeEven: ({ condition }, results) =>
    judgeEvenResults(results.slice(0, countLegsInAction(condition, results))),
  bound: ({ condition }, legs, known) => boundIfBet(condition, legs, known),
};
