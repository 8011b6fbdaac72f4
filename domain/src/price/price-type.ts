import type { Static } from 'typebox';
import type { PriceTypeSchema } from './price.schema.ts';

/** A American, D decimal, F fractional. */
export type PriceType = Static<typeof PriceTypeSchema>;
