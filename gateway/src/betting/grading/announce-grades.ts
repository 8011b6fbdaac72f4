import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import type { GradingParts } from './grading-parts.ts';
import type { GradedWager } from './graded-wager.ts';

/** The lines of the counter of graded wagers. */
export const GRADED_AS = ['W', 'L', 'P', 'X', 'reversed'] as const;

/** Tells the customers of what was graded: their money when it moved, their wagers in any case. */
export const announceGrades = (
  { metrics, customerEvents }: Pick<GradingParts, 'metrics' | 'customerEvents'>,
  graded: readonly GradedWager[],
): void => {
  for (const { before, outcome, postings, account } of graded) {
    const customerId = before.customer_id;
    if (postings > 0 && before.status !== 'O') metrics.graded.inc({ status: 'reversed' });
    if (postings > 0 && outcome.status !== 'O') metrics.graded.inc({ status: outcome.status });
    if (account !== null)
      customerEvents.publish(customerId, { kind: 'balance', balance: calculateBalance(account) });
    customerEvents.publish(customerId, { kind: 'wagers' });
  }
};
