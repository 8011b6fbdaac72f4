import { Type } from 'typebox';
import { PriceTypeSchema } from '../price/price.schema.ts';
import { strict } from '../schema/strict.ts';
import type { SchemasOf } from './call-schema.ts';
import type { CUSTOMER_CALLS } from './customer-calls.ts';

export const CUSTOMER_CALL_SCHEMAS = {
  changePriceType: {
    summary: 'How the customer reads prices',
    caller: 'customer',
    body: strict({ priceType: PriceTypeSchema }, { examples: [{ priceType: 'D' }] }),
    bodyLimitBytes: 1_024,
    answers: { 204: null },
    refusals: [],
  },
  logAction: {
    summary: 'One line of the customer action log',
    description: 'At most 2,000 lines in a day; then `rateLimited`.',
    caller: 'customer',
    body: strict(
      {
        action: Type.String({ minLength: 1, maxLength: 200 }),
        detail: Type.Optional(Type.String({ maxLength: 2_000 })),
      },
      { examples: [{ action: 'Search', detail: 'lions' }] },
    ),
    bodyLimitBytes: 16_384,
    answers: { 204: null },
    refusals: ['rateLimited'],
  },
} as const satisfies SchemasOf<typeof CUSTOMER_CALLS>;
