import { enteredCents } from '../../money/cents.schema.ts';
import { count } from '../../schema/numbers.ts';
import { strict } from '../../schema/strict.ts';

/** `VideoPokerBet`. */
export const VideoPokerBetSchema = strict({ stakeCents: enteredCents('On all hands together.') });

/** `VideoPokerMove`. */
export const VideoPokerMoveSchema = count('The held cards as bits, 1 for the first.', { maximum: 31 });
