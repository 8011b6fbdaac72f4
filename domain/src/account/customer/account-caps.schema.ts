import { cents } from '../../ground/money/cents.schema.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';

/** `AccountCaps`. */
export const AccountCapsSchema = strict({
  roundRobinMaxPayoutCents: orNull(cents()),
  roundRobinMaxBetCents: orNull(cents()),
  contestMaxPayoutCents: orNull(cents()),
  ifBetMaxPayoutCents: orNull(cents()),
  parlayMaxPayoutCents: orNull(cents(), {
    description: 'HR-10: most that a parlay or teaser may risk and win together.',
  }),
});
