import type { SaleFigures } from '../../ground/house-rules/house-rules.schema.ts';
import { writeCents } from './write-cents.ts';

/** The smallest offer (HR-52), then those of currencies that have their own: `1.00 (JPY 150.00, MXN 20.00)`. */
export const writeLeastSale = ({ leastCents, leastCentsOf = {} }: SaleFigures): string => {
  const own = Object.entries(leastCentsOf)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, cents]) => `${currency} ${writeCents(cents)}`);
  return own.length === 0 ? writeCents(leastCents) : `${writeCents(leastCents)} (${own.join(', ')})`;
};
