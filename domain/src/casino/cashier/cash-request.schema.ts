import { Type } from 'typebox';
import { cents } from '../../ground/money/cents.schema.ts';
import { count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { words } from '../../ground/schema/words.ts';
import { CASH_KINDS, CASH_STATES } from './cash-request.ts';

/** Plain by what it may be made of: it is shown to operators, in tables and elsewhere, as it came. */
export const cashMethodField = () =>
  Type.String({
    maxLength: 60,
    pattern: '^[A-Za-z0-9][A-Za-z0-9 .,:/()*_-]*$',
    description: 'How the money comes or goes, in words for the operator, e.g. `Card ending in 4242`.',
  });

export const cashStateField = () =>
  Type.Enum([...CASH_STATES], { description: 'Only `waiting` changes, once.' });

/** What is said of a request wherever it is told. */
export const CASH_REQUEST_FIELDS = {
  transaction: words(120, 'The provider’s own number of it.'),
  kind: Type.Enum([...CASH_KINDS]),
  amountCents: cents(),
  currency: words(3),
  method: words(60),
  state: cashStateField(),
  askedAtMs: count('Wall clock.'),
  decidedAtMs: orNull(count('Wall clock; null: it waits.')),
  reason: orNull(words(200, 'What the operator who refused it wrote to the customer; null: nothing.')),
} as const;
