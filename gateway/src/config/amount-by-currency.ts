import type { AmountByCurrency } from '@lineboard/domain/ground/money/amount-by-currency';
import { MAX_AMOUNT_CENTS } from '@lineboard/domain/ground/money/cents';
import type { Variable } from '../ground/variables/variable.ts';

const parsePart = (text: string): [currency: string | null, cents: number] | undefined => {
  const [, currency, digits] = /^(?:([A-Z]{3})=)?(\d{1,11})$/.exec(text) ?? [];
  const cents = Number(digits);
  return cents <= MAX_AMOUNT_CENTS ? [currency ?? null, cents] : undefined;
};

/** One amount for all currencies, others for some, or amounts for some alone: the rest have 0. */
export const amountByCurrency: Variable<AmountByCurrency | null> = {
  takes:
    `a whole number from 0 to ${MAX_AMOUNT_CENTS} for all currencies, and others by currency after commas: ` +
    '`20000,EUR=18000`; without the first, `USD=20000,EUR=18000`, it is 0 in those that aren’t named',
  fallback: null,
  parse: (text) => {
    const parts = text.split(',').map((part) => parsePart(part.trim()));
    const known = new Map(parts.filter((part) => part !== undefined));
    if (known.size < parts.length) return undefined;
    const others = known.get(null) ?? 0;
    known.delete(null);
    return { others, of: Object.fromEntries(known) };
  },
};
