/** An amount as the book's own pages write it, without a currency sign. */
export const writeCents = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
