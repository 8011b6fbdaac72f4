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
  // Of three legs and more all bets both ways have to be chosen.
  judgeCount: ({ items, most, arbc }) =>
    arbc ? judgeMost(items, most) : items > most ? { code: 'reverseNeedsTwo' } : null,
};
