import { enteredCents } from '../../money/cents.schema.ts';
import { strict } from '../../schema/strict.ts';

/** `BingoBet`. */
export const BingoBetSchema = strict({ stakeCents: enteredCents('On one card.') });
