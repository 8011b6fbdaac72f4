import { enteredCents } from '../../../ground/money/cents.schema.ts';
import { count } from '../../../ground/schema/numbers.ts';
import { strict } from '../../../ground/schema/strict.ts';

/** `HorseBet`. */
export const HorseBetSchema = strict({
  stakeCents: enteredCents(),
  runner: count('Counted from 0, in the order of the card.', { maximum: 7 }),
});
