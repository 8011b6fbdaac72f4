import { calculateRoundRobinNet } from '../parlay/round-robin.ts';
import { boundRoundRobin } from './bound-round-robin.ts';
import type { KindRules } from './kind-rules.ts';
import { USUAL_RULES } from './usual-rules.ts';

/** HR-14: parlays of the chosen sizes, each of which is graded and rounded alone. */
export const ROUND_ROBIN_RULES: KindRules<'roundRobin'> = {
  ...USUAL_RULES,
  calculateNet: calculateRoundRobinNet,
  bound: boundRoundRobin,
};
