import {
  DEFAULT_RANGE,
  isDayRange,
  RANGE_NAMES,
  type RangeName,
} from '@lineboard/domain/books/transactions/transaction-range';
import {
  isTransactionType,
  type TransactionType,
} from '@lineboard/domain/books/transactions/transaction-type';

/** The parameters in the address of the transactions; defaults aren't named. */
export interface TransactionsSearch {
  /** The listed days: up to today, or yesterday. */
  range?: RangeName;
  /** Both or neither, instead of `range`: days of the book. */
  start?: string;
  end?: string;
  kind?: Exclude<TransactionType, 'A'>;
}

const isRangeName = (range: unknown): range is RangeName =>
  (RANGE_NAMES as readonly unknown[]).includes(range);

const parseDays = ({ range, start, end }: Record<string, unknown>): TransactionsSearch => {
  if (typeof start === 'string' && typeof end === 'string' && isDayRange({ start, end }))
    return { start, end };
  return isRangeName(range) && range !== DEFAULT_RANGE ? { range } : {};
};

export const parseTransactionsSearch = (search: Record<string, unknown>): TransactionsSearch => {
  const { kind } = search;
  return {
    ...parseDays(search),
    ...(isTransactionType(kind) && kind !== 'A' ? { kind } : {}),
  };
};
