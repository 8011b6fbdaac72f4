import { boundIfBet } from '../if-bet/if-bet-amounts.ts';
import { calculateIfBetNet } from '../if-bet/settle-if-bet.ts';
import type { KindRules } from './kind-rules.ts';
import { USUAL_RULES } from './usual-rules.ts';

/** A chain of one leg. */
export const STRAIGHT_RULES: KindRules<'straight'> = {
  ...USUAL_RULES,
  calculateNet: (_terms, legs, results) => calculateIfBetNet('winOnly', legs, results),
  bound: (_terms, legs, known) => boundIfBet('winOnly', legs, known),
};
