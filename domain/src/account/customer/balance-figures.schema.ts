import type { Static } from 'typebox';
import { cents } from '../../ground/money/cents.schema.ts';
import { count } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';

export const BalanceFiguresSchema = strict(
  {
    currentBalanceCents: cents(),
    atRiskCents: cents(),
    availableCents: cents('Per HR-42.'),
    freePlayBalanceCents: cents(),
    version: count('Grows with every change of the account: an older figure never replaces a newer one.'),
  },
  { title: 'BalanceFigures' },
);

/** All in cents. */
export type BalanceFigures = Static<typeof BalanceFiguresSchema>;
