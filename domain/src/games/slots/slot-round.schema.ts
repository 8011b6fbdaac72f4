import { enteredCents } from '../../money/cents.schema.ts';
import { strict } from '../../schema/strict.ts';

/** `SlotBet`. */
export const SlotBetSchema = strict({ stakeCents: enteredCents('On all lines together.') });
