import { Type } from 'typebox';
import { MAX_AMOUNT_CENTS } from './cents.ts';
import { integer } from '../schema/numbers.ts';

/** `Cents`: never loaded by the client, as no schema is. */
export const cents = (description?: string) => integer(description);

/** An amount as a customer enters it. */
export const enteredCents = (description?: string) =>
  integer(description, { minimum: 0, maximum: MAX_AMOUNT_CENTS });

/** `EnteredAmount`. */
export const EnteredAmountSchema = Type.Enum(['risk', 'toWin'], {
  description: 'Which of the two amounts was entered (HR-3).',
});
