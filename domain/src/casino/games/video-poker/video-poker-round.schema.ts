import { enteredCents } from '../../../ground/money/cents.schema.ts';
import { count } from '../../../ground/schema/numbers.ts';
import { strict } from '../../../ground/schema/strict.ts';

/** `VideoPokerBet`. */
export const VideoPokerBetSchema = strict({ stakeCents: enteredCents('On all hands together.') });

/** `VideoPokerMove`. */
export const VideoPokerMoveSchema = count('The held cards as bits, 1 for the first.', { maximum: 31 });
