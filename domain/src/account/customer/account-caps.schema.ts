import { cents } from '../../ground/money/cents.schema.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';

const NO_MAXIMUM = { description: 'There is no maximum where it is null.' };

/** `AccountCaps`. */
export const AccountCapsSchema = strict({
  roundRobinMaxPayoutCents: orNull(cents(), NO_MAXIMUM),
  roundRobinMaxBetCents: orNull(cents(), NO_MAXIMUM),
  contestMaxPayoutCents: orNull(cents(), NO_MAXIMUM),
  ifBetMaxPayoutCents: orNull(cents(), NO_MAXIMUM),
  parlayMaxPayoutCents: orNull(cents(), {
    description: 'HR-10: most that a parlay or teaser may risk and win together.',
  }),
});
