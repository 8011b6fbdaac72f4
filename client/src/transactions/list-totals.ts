import type { TransactionsAnswer } from '@lineboard/domain/transactions/transaction';

export interface ShownTotal {
  name: 'result' | 'payments' | 'all';
  cents: number;
}

/** What wagers made apart from what was paid in and out; a gateway from before tells only both together. */
export const listTotals = ({
  totalCents,
  resultCents,
  paymentsCents,
}: Pick<TransactionsAnswer, 'totalCents' | 'resultCents' | 'paymentsCents'>): ShownTotal[] => {
  const all = { name: 'all', cents: totalCents } as const;
  if (resultCents === undefined || paymentsCents === undefined) return [all];
  const result = { name: 'result', cents: resultCents } as const;
  return paymentsCents === 0 ? [result] : [result, { name: 'payments', cents: paymentsCents }, all];
};
