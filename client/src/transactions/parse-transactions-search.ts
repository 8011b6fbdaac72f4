/** What the address of the transactions says. */
export interface TransactionsSearch {
  /** The transaction that is looked for. */
  entry?: number;
}

export const parseTransactionsSearch = (search: Record<string, unknown>): TransactionsSearch => {
  const { entry } = search;
  return typeof entry === 'number' && Number.isSafeInteger(entry) ? { entry } : {};
};
