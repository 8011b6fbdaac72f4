import { enteredCents } from '../../money/cents.schema.ts';
import { count } from '../../schema/numbers.ts';
import { strict } from '../../schema/strict.ts';

/** `CrashBet`. */
export const CrashBetSchema = strict({
  stakeCents: enteredCents(),
  target: count('In hundredths.', { minimum: 101, maximum: 100_000 }),
});
