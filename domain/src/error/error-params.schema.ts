import { Enum, Integer, Number, Object as Shape, Optional, String } from 'typebox';

/** What an error code brings along: limits, accepted amounts, names. Amounts are in cents and end in `Cents`. Never loaded by the client. */

const STRICT = { additionalProperties: false };
const cents = (description: string) => Integer({ description });
const count = (description: string) => Integer({ minimum: 0, description });

const MaxRisk = Shape({ maxRiskCents: cents('The largest risk that would be taken.') }, STRICT);
const MaxAmounts = Shape(
  {
    maxRiskCents: cents('The largest risk that would be taken.'),
    maxToWinCents: Optional(cents('The largest to-win that would be taken.')),
  },
  STRICT,
);
const Most = Shape({ most: count('As many as there may be.') }, STRICT);
const OtherPick = Shape(
  {
    otherItemId: Optional(
      String({ maxLength: 80, description: 'The item of this ticket that it collides with.' }),
    ),
    otherPick: Optional(
      String({
        maxLength: 80,
        description: 'The leg of the placed wager that it collides with, as its pick key.',
      }),
    ),
  },
  STRICT,
);
const price = (description: string) => Integer({ description });
const points = (description: string) => Number({ description });

/** Codes that never come without these. */
export const REQUIRED_PARAMS = {
  tooManyItems: Shape({ maxItems: count('As many as a ticket takes.') }, STRICT),
  insufficientAvailable: Shape(
    { availableCents: cents('Available (HR-42).'), totalRiskCents: cents('What the ticket would hold.') },
    STRICT,
  ),
  tooManyPending: Most,
  tooManyOpenWagers: Most,
  payoutExceeded: Shape({ maxPayoutCents: cents('Most that risk and to-win may come to together.') }, STRICT),
  teaserTeams: Shape(
    {
      teams: count('Teams on the ticket.'),
      allowed: String({ maxLength: 80, description: 'The numbers of teams that the card pays, listed.' }),
    },
    STRICT,
  ),
  roundRobinBetExceeded: MaxRisk,
  freePlayInsufficient: Shape(
    {
      freePlayBalanceCents: cents('The free-play balance.'),
      totalRiskCents: cents('What the ticket would take of it.'),
    },
    STRICT,
  ),
  rifChainTooLong: Most,
  rifAmountExceeded: MaxRisk,
  amountExceeded: MaxAmounts,
  ifBetAmountExceeded: MaxRisk,
  reverseAmountExceeded: MaxAmounts,
  amountBelowMinimum: Shape({ minimumCents: cents('The least that may be risked.') }, STRICT),
  correlatedLegs: OtherPick,
  contestLegs: OtherPick,
  feedSequence: Shape(
    {
      lastSequence: count('Of the last batch that was taken.'),
      reason: Optional(Enum(['batchIdUsed', 'otherRows', 'sequenceUsed', 'sequenceGap'])),
      needed: Optional(Enum(['image'])),
    },
    STRICT,
  ),
} as const;

/** Codes that say more when there is more to say. */
export const OPTIONAL_PARAMS = {
  tooFewLegs: Shape({ fewest: count('As few as there may be.') }, STRICT),
  tooManyLegs: Most,
  openSpotsTooMany: Most,
  priceChanged: Shape(
    {
      oldPrice: price('As it was seen.'),
      newPrice: price('As it is.'),
      oldLine: Optional(points('Left out where there are no points.')),
      newLine: Optional(points('Left out where there are no points.')),
    },
    STRICT,
  ),
  badRequest: Shape(
    {
      field: Optional(
        String({ maxLength: 80, description: 'The field that did not pass, e.g. `items.0.amountCents`.' }),
      ),
      most: Optional(count('As many entries as the field takes.')),
    },
    STRICT,
  ),
  rateLimited: Shape({ retryAfterMs: count('Milliseconds until it is worth asking again.') }, STRICT),
  unavailable: Shape(
    {
      reason: Optional(Enum(['notRunningHere', 'databaseAway'])),
      needed: Optional(Enum(['image'])),
    },
    STRICT,
  ),
} as const;
