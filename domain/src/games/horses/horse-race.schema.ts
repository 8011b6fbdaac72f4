import { enteredCents } from '../../money/cents.schema.ts';
import { count } from '../../schema/numbers.ts';
import { strict } from '../../schema/strict.ts';

/** `HorseBet`. */
export const HorseBetSchema = strict({
  stakeCents: enteredCents(),
  runner: count('From 0, as the card has them.', { maximum: 7 }),
});
