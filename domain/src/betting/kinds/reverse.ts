import { boundReverse } from '../if-bet/bound-reverse.ts';
import { calculateReverseNet } from '../if-bet/settle-if-bet.ts';
import type { KindRules } from './kind-rules.ts';
import { judgeMost } from './leg-count.ts';
import { USUAL_RULES } from './usual-rules.ts';

/** HR-23, HR-24: every ordered pair of legs is an if bet. */
export const REVERSE_RULES: KindRules<'reverse'> = {
  ...USUAL_RULES,
  calculateNet: (_terms, legs, results) => calculateReverseNet(legs, results),
  bound: (_terms, legs, known) => boundReverse(legs, known),
  // A customer who bets three legs and more has to choose all bets both ways.
  judgeCount: ({ items, most, arbc }) =>
    arbc ? judgeMost(items, most) : items > most ? { code: 'reverseNeedsTwo' } : null,
};
