import type { WagerKind } from '../../ground/wager-kind/wager-kinds.ts';
import type { WagerTerms } from '../wager/wager.ts';
import { COMBINATION_RULES } from './combination.ts';
import { IF_BET_RULES } from './if-bet.ts';
import type { KindRules, RulesOf } from './kind-rules.ts';
import { PARLAY_RULES } from './parlay.ts';
import { PROGRESSIVE_PARLAY_RULES } from './progressive-parlay.ts';
import { REVERSE_RULES } from './reverse.ts';
import { ROUND_ROBIN_RULES } from './round-robin.ts';
import { STRAIGHT_RULES } from './straight.ts';
import { TEASER_RULES } from './teaser.ts';

/** What each kind of wager does. */
export const RULES_OF_KIND: { readonly [Kind in WagerKind]: RulesOf<Kind> } = {
  straight: STRAIGHT_RULES,
  parlay: PARLAY_RULES,
  roundRobin: ROUND_ROBIN_RULES,
  teaser: TEASER_RULES,
  progressiveParlay: PROGRESSIVE_PARLAY_RULES,
  combination: COMBINATION_RULES,
  ifBet: IF_BET_RULES,
  reverse: REVERSE_RULES,
};

/**
 * The rules that a wager's own terms are asked by. The compiler can't follow that terms and rules are of one kind, so
 * it is told here, and nowhere else; with other terms than these they must not be asked.
 */
export const rulesOfTerms = ({ kind }: WagerTerms): KindRules<WagerKind> =>
  RULES_OF_KIND[kind] as KindRules<WagerKind>;
