import { statusOfResult } from '../../ground/result/straight-result.ts';
import type { WagerKind } from '../../ground/wager-kind/wager-kinds.ts';
import type { LegResult } from '../wager/wager.ts';
import type { KindRules } from './kind-rules.ts';
import { judgeMost } from './leg-count.ts';

/** No action when each of these has none, else a push. */
export const judgeEvenResults = (results: readonly LegResult[]): 'P' | 'X' =>
  results.every((result) => result !== null && statusOfResult(result) === 'X') ? 'X' : 'P';

/** The default rule for kinds without their own. */
export const USUAL_RULES = {
  settleFreeParts: () => null,
  judgeEven: (_terms, results) => judgeEvenResults(results),
  combinePrices: () => null,
  judgeCount: ({ items, most }) => judgeMost(items, most),
  takeLine: () => null,
  findCardFault: () => null,
} satisfies Partial<KindRules<WagerKind>>;
