import { enteredCents } from '../../money/cents.schema.ts';
import { strict } from '../../schema/strict.ts';

/** `ScratchBet`. */
export const ScratchBetSchema = strict({ stakeCents: enteredCents('Of one card.') });
