/** A American, D decimal, F fractional. */
export type PriceType = 'A' | 'D' | 'F';
