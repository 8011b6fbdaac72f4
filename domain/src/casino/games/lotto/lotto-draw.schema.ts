import { Type } from 'typebox';
import { enteredCents } from '../../../ground/money/cents.schema.ts';
import { count } from '../../../ground/schema/numbers.ts';
import { strict } from '../../../ground/schema/strict.ts';
import { LOTTO_NUMBERS, LOTTO_PICKS } from './lotto-draw.ts';

/** `LottoBet`. */
export const LottoBetSchema = strict({
  stakeCents: enteredCents(),
  picks: Type.Array(count(undefined, { minimum: 1, maximum: LOTTO_NUMBERS }), {
    minItems: LOTTO_PICKS,
    maxItems: LOTTO_PICKS,
  }),
});
