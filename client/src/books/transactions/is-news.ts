import type { Transaction } from '@lineboard/domain/books/transactions/transaction.schema';

/** Entries that say what became of a bet. */
export const isNews = ({ kind }: Pick<Transaction, 'kind'>): boolean =>
  kind === 'grade' || kind === 'wagerSale' || kind === 'saleReverse';
