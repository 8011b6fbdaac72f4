import { enteredCents } from '../../../ground/money/cents.schema.ts';
import { strict } from '../../../ground/schema/strict.ts';

/** `ScratchBet`. */
export const ScratchBetSchema = strict({ stakeCents: enteredCents('Of one card.') });
