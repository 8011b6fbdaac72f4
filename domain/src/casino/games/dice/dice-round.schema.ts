import { Type } from 'typebox';
import { enteredCents } from '../../../ground/money/cents.schema.ts';
import { count } from '../../../ground/schema/numbers.ts';
import { strict } from '../../../ground/schema/strict.ts';

/** `DiceBet`. */
export const DiceBetSchema = strict({
  stakeCents: enteredCents(),
  side: Type.Enum(['under', 'over']),
  chance: count('The chance to win, in hundredths of a percent.', { minimum: 100, maximum: 9_500 }),
});
