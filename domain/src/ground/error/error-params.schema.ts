import { Type } from 'typebox';
import { count, integer } from '../schema/numbers.ts';
import { strict } from '../schema/strict.ts';
import { words } from '../schema/words.ts';
import { CARD_IMAGE_FAULTS } from './card-image-fault.ts';

/** What an error code brings along: limits, accepted amounts, names. Amounts are in cents and end in `Cents`. */

const MaxRisk = strict({ maxRiskCents: integer('The largest risk that would be taken.') });
const MaxAmounts = strict({
  maxRiskCents: integer('The largest risk that would be taken.'),
  maxToWinCents: Type.Optional(integer('The largest to-win that would be taken.')),
});
const OwnLimitLeft = strict({
  period: Type.Enum(['day', 'week', 'month']),
  limitCents: integer('The limit that the customer has set.'),
  leftCents: integer('What is left of it.'),
});
const Most = strict({ most: count('The most that are allowed.') });
const OtherPick = strict({
  otherItemId: Type.Optional(words(80, 'The item of this ticket that it collides with.')),
  otherPick: Type.Optional(words(80, 'The leg of the placed wager that it collides with, as its pick key.')),
});
const RetryAfter = strict({ retryAfterMs: count('Milliseconds until it is worth asking again.') });
const NeededImage = Type.Optional(Type.Enum(['image'], { description: 'Send everything in one batch.' }));

/** Codes that never come without these. */
export const REQUIRED_PARAMS = {
  tooManyItems: strict({ maxItems: count('The most that a ticket takes.') }),
  insufficientAvailable: strict({
    availableCents: integer('Available (HR-42).'),
    totalRiskCents: integer('What the ticket would hold.'),
  }),
  ownStakeLimit: OwnLimitLeft,
  ownLossLimit: OwnLimitLeft,
  choiceUnavailable: strict({ field: words(40, 'Which of the settings, e.g. `timeZone`.') }),
  favoritesFull: Most,
  tooManyPasskeys: Most,
  suggestionsFull: Most,
  cardsFull: Most,
  cardImageRefused: strict({
    image: count('Which of the upload, from 0.'),
    fault: Type.Enum([...CARD_IMAGE_FAULTS], {
      description: 'Broken or no JPEG, PNG or WebP; of too many pixels; something else as well as a picture.',
    }),
  }),
  textUnfit: strict({
    fault: Type.Enum(['empty', 'tooLong', 'notPlain', 'placeholders', 'same'], {
      description: 'What is wrong with the text.',
    }),
  }),
  tooManyPending: Most,
  tooManyOpenWagers: Most,
  accountOwes: strict({ owedCents: integer('What the account owes beyond its credit.') }),
  ticketWinExceeded: strict({
    maxToWinCents: integer('Most that one ticket may win, less what open ones like it may (HR-84).'),
  }),
  dayWinExceeded: strict({
    maxToWinCents: integer('What the tickets of this book day may still win (HR-84).'),
  }),
  payoutExceeded: strict({ maxPayoutCents: integer('Most that risk and to-win may come to together.') }),
  teaserTeams: strict({
    teams: count('Teams on the ticket.'),
    allowed: words(80, 'The numbers of teams that the card pays, listed.'),
  }),
  roundRobinBetExceeded: MaxRisk,
  freePlayInsufficient: strict({
    freePlayBalanceCents: integer('The free-play balance.'),
    totalRiskCents: integer('What the ticket would take of it.'),
  }),
  rifChainTooLong: Most,
  rifAmountExceeded: MaxRisk,
  amountExceeded: MaxAmounts,
  ifBetAmountExceeded: MaxRisk,
  reverseAmountExceeded: MaxAmounts,
  amountBelowMinimum: strict({ minimumCents: integer('The least that may be risked.') }),
  correlatedLegs: OtherPick,
  contestLegs: OtherPick,
  feedSequence: strict({
    lastSequence: count('The sequence of the last batch that was taken.'),
    reason: Type.Optional(Type.Enum(['batchIdUsed', 'otherRows', 'sequenceUsed', 'sequenceGap'])),
    needed: Type.Optional(Type.Enum(['image', 'imageEnd'])),
  }),
} as const;

/** Codes that say more when there is more to say. */
export const OPTIONAL_PARAMS = {
  inTimeOut: strict({ endsAtMs: count('Wall clock; left out where it ends when the customer asks.') }),
  tooFewLegs: strict({ fewest: count('The fewest that are allowed.') }),
  tooManyLegs: Most,
  openSpotsTooMany: Most,
  priceChanged: strict({
    oldPrice: integer('As it was seen.'),
    newPrice: integer('As it is.'),
    oldLine: Type.Optional(Type.Number({ description: 'Left out where there are no points.' })),
    newLine: Type.Optional(Type.Number({ description: 'Left out where there are no points.' })),
    version: Type.Optional(count('Position of the line that carries the new figures.')),
    worthCents: Type.Optional(
      integer('Where points and price moved against each other: what that is worth to the customer (HR-30).'),
    ),
  }),
  badRequest: strict({
    field: Type.Optional(words(80, 'What did not pass, e.g. `items.0.amountCents`.')),
    most: Type.Optional(count('The most entries that the field takes.')),
  }),
  rateLimited: RetryAfter,
  ticketsBusy: RetryAfter,
  unavailable: strict({
    reason: Type.Optional(Type.Enum(['notRunningHere', 'databaseAway'])),
    needed: NeededImage,
  }),
} as const;
