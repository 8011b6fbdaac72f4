import { Type } from 'typebox';
import { enteredCents } from '../../../ground/money/cents.schema.ts';
import { strict } from '../../../ground/schema/strict.ts';

/** `BlackjackBet`. */
export const BlackjackBetSchema = strict({ stakeCents: enteredCents('On the first hand.') });

/** `BlackjackMove`. */
export const BlackjackMoveSchema = Type.Enum(['hit', 'stand', 'double', 'split']);
