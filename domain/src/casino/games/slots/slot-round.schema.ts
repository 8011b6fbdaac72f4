import { enteredCents } from '../../../ground/money/cents.schema.ts';
import { strict } from '../../../ground/schema/strict.ts';

/** `SlotBet`. */
export const SlotBetSchema = strict({ stakeCents: enteredCents('On all lines together.') });
