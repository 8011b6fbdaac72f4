import type { TransactionsAnswer } from '@lineboard/domain/books/transactions/transaction.schema';

export interface ShownTotal {
  name: 'result' | 'casino' | 'payments' | 'all';
  cents: number;
}

/** What wagers made apart from casino, and what was paid in and out; an older gateway sends only the overall total. */
export const listTotals = ({
  totalCents,
  resultCents,
  paymentsCents,
  casinoCents = 0,
}: Pick<
  TransactionsAnswer,
  'totalCents' | 'resultCents' | 'paymentsCents' | 'casinoCents'
>): ShownTotal[] => {
  const all = { name: 'all', cents: totalCents } as const;
  if (resultCents === undefined || paymentsCents === undefined) return [all];
  const rest = [
    { name: 'casino', cents: casinoCents } as const,
    { name: 'payments', cents: paymentsCents } as const,
  ].filter(({ cents }) => cents !== 0);
  const result = { name: 'result', cents: resultCents } as const;
  return rest.length === 0 ? [result] : [result, ...rest, all];
};
