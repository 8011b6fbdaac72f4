import { type Static, Type } from 'typebox';
import { MAX_AMERICAN_PRICE } from './american-price.ts';

/** `AmericanPrice`. */
export const price = (description?: string) =>
  Type.Union(
    [
      Type.Integer({ minimum: 100, maximum: MAX_AMERICAN_PRICE }),
      Type.Integer({ minimum: -MAX_AMERICAN_PRICE, maximum: -100 }),
    ],
    description === undefined ? {} : { description },
  );

/** Spreads and totals, quarter points included. */
export const points = (description?: string) =>
  Type.Number({
    minimum: -10_000,
    maximum: 10_000,
    multipleOf: 0.25,
    ...(description === undefined ? {} : { description }),
  });

export const PriceTypeSchema = Type.Enum(['A', 'D', 'F'], {
  description: 'American, decimal or fractional.',
});

/** A American, D decimal, F fractional. */
export type PriceType = Static<typeof PriceTypeSchema>;

/** `AmountEntered`. */
export const AmountEnteredSchema = Type.Enum(['risk', 'toWin', 'base'], {
  description:
    'Which amount the customer typed (HR-3); `base` is the to-win of a favorite, the risk of an underdog.',
});
