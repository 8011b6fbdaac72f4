import { enteredCents } from '../../../ground/money/cents.schema.ts';
import { strict } from '../../../ground/schema/strict.ts';

/** `BingoBet`. */
export const BingoBetSchema = strict({ stakeCents: enteredCents('On one card.') });
