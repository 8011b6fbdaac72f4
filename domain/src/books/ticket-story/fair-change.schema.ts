import type { Static } from 'typebox';
import { cents } from '../../ground/money/cents.schema.ts';
import { PriceAcceptanceSchema } from '../../ground/price/price-acceptance.schema.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';

/** The latest tickets of a customer that are looked through: years of most of them, and a moment of work. */
export const TICKETS_OF_FAIR_CHANGE = 500;

export const FairChangeSchema = strict(
  {
    acceptance: PriceAcceptanceSchema,
    sinceMs: orNull(integer(), {
      description: 'Book’s clock: when the first of these tickets was accepted; null: none was yet.',
    }),
    picks: count('All legs of these tickets whose asked price is known.'),
    better: count('Legs that were accepted at a better price or number than was asked.'),
    worse: count('Legs that were accepted at a worse one.'),
    mixed: count('Legs whose number moved one way and whose price the other.'),
    gaveCents: cents('What better prices added to the to-win of straight bets, or took off their risk.'),
    costCents: cents('What worse prices took off their to-win, or added to their risk.'),
    moneyless: count(
      'Legs that moved and are in neither sum: of wagers of several legs, with another number, with points bought.',
    ),
  },
  {
    title: 'FairChange',
    description: 'What the customer’s choice for moved prices gave and cost since it was chosen.',
  },
);

/** What the customer's choice for moved prices gave and cost since it was chosen. */
export type FairChange = Static<typeof FairChangeSchema>;
