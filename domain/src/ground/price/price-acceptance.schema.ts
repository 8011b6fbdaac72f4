import { Type } from 'typebox';
import { PRICE_ACCEPTANCE_CODES } from './price-acceptances.ts';

export const PriceAcceptanceSchema = Type.Enum([...PRICE_ACCEPTANCE_CODES], {
  description:
    'Which moved prices are taken unasked. better: those that are better in every part. close, close10, close20: those, and ' +
    'what is at most 5, 10 or 20 cents and half a point worse.',
});

export const StoredAcceptanceSchema = Type.Enum([...PRICE_ACCEPTANCE_CODES, 'any'] as const, {
  description:
    'As `PriceAcceptance`. any: all moves were taken, which can’t be chosen any more; a ticket that is sent with it counts as close20.',
});
