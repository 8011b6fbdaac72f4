import { Type } from 'typebox';
import { enteredCents } from '../../money/cents.schema.ts';
import { count } from '../../schema/numbers.ts';
import { strict } from '../../schema/strict.ts';

/** `DiceBet`. */
export const DiceBetSchema = strict({
  stakeCents: enteredCents(),
  side: Type.Enum(['under', 'over']),
  chance: count('In hundredths of a percent.', { minimum: 100, maximum: 9_500 }),
});
