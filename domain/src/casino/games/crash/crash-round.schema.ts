import { enteredCents } from '../../../ground/money/cents.schema.ts';
import { count } from '../../../ground/schema/numbers.ts';
import { strict } from '../../../ground/schema/strict.ts';

/** `CrashBet`. */
export const CrashBetSchema = strict({
  stakeCents: enteredCents(),
  target: count('The multiple, in hundredths.', { minimum: 101, maximum: 100_000 }),
});
