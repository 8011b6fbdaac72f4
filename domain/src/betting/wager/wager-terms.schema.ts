import { type Static, Type } from 'typebox';
import {
  ParlayCardSchema,
  ProgressiveCardSchema,
  TeaserCardSchema,
} from '../../ground/house-rules/house-rules.schema.ts';
import { cents, EnteredAmountSchema } from '../../ground/money/cents.schema.ts';
import { RationalTextSchema } from '../../ground/money/rational-text.ts';
import { list } from '../../ground/schema/list.ts';
import { bookNumber, count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';

const OpenSpots = count('Places that may still be filled (HR-15); 0 once the deadline has passed.');
const Card = orNull(ParlayCardSchema, {
  description: 'Fixed payouts, when they apply to these legs (HR-10).',
});

/** `AcceptedCombination`. */
export const AcceptedCombinationSchema = strict(
  {
    legs: list(count(), { description: 'Its legs, by their indexes in the wager.' }),
    factor: RationalTextSchema,
    seenFactor: Type.Optional(RationalTextSchema),
    pickedFactor: Type.Optional(RationalTextSchema),
    probabilities: list(Type.Number(), {
      description: 'How likely each leg was to win by the book’s lines (HR-51), in the order of `legs`.',
    }),
    correlations: list(list(Type.Number()), { description: 'Of every two legs, in the same order (HR-65).' }),
    marginPercent: Type.Number(),
    legPercent: Type.Number(),
    mostOfProductPercent: Type.Number(),
  },
  {
    title: 'AcceptedCombination',
    description:
      'Legs of one game as one (HR-64): what they pay for a unit staked, and what it was worked out from when it was ' +
      'accepted, by which the rest is priced when a leg falls out (HR-68). `seenFactor` is what the slip showed when it was ' +
      'sent, `pickedFactor` what it showed first, if that was another one; of wagers from before they were kept neither is known.',
  },
);

/** `WagerTerms`. */
export const WagerTermsSchema = Type.Union(
  [
    strict({ kind: Type.Literal('straight') }),
    strict({
      kind: Type.Literal('parlay'),
      riskCents: cents(),
      toWinCents: cents('The to-win as printed: what it makes when every leg wins at its own price.'),
      entered: EnteredAmountSchema,
      isRest: Type.Optional(
        Type.Literal(true, {
          description: 'A share of it was sold: won whole, it pays its to-win as printed (HR-54).',
        }),
      ),
      openSpots: OpenSpots,
      card: Card,
    }),
    strict({
      kind: Type.Literal('roundRobin'),
      riskCents: cents('The risk of each parlay.'),
      toWinCents: cents('The to-win as printed: the most that all parlays can win together.'),
      sizes: list(count()),
      excluded: Type.Unsafe<ReadonlyArray<readonly [number, number]>>(
        list(Type.Tuple([count(), count()]), {
          description:
            'Pairs of leg indexes that exclude each other: combinations with both are left out (HR-14).',
        }),
      ),
      card: Card,
    }),
    strict({
      kind: Type.Literal('teaser'),
      riskCents: cents(),
      toWinCents: cents(),
      entered: EnteredAmountSchema,
      openSpots: OpenSpots,
      teams: count('The number of teams as sold, including places that were open then.'),
      teaser: TeaserCardSchema,
    }),
    strict(
      {
        kind: Type.Literal('progressiveParlay'),
        riskCents: cents(),
        toWinCents: cents('The to-win as printed: what it makes when all legs win.'),
        entered: EnteredAmountSchema,
        payouts: ProgressiveCardSchema.properties.payouts,
      },
      { description: 'Pays by its card, less where one, two or three legs lose (HR-16).' },
    ),
    strict(
      {
        kind: Type.Literal('combination'),
        riskCents: cents(),
        toWinCents: cents('The to-win as printed: what it makes when all legs win.'),
        entered: EnteredAmountSchema,
        combinations: list(AcceptedCombinationSchema),
      },
      { description: 'A parlay in which legs of one game count as one (HR-64); it may be all of it.' },
    ),
    strict({
      kind: Type.Literal('ifBet'),
      condition: Type.Enum(['winOnly', 'winOrPush'], {
        description: 'If win only, or if win or push (HR-20).',
      }),
    }),
    strict(
      { kind: Type.Literal('reverse') },
      {
        description:
          'Every ordered pair is an if-win-or-push bet: the action reverse with two legs, ARBC with three and more (HR-23, HR-24).',
      },
    ),
  ],
  { title: 'WagerTerms', description: 'How the legs of a wager hang together.' },
);

export const LegCorrelationSchema = strict(
  {
    linkedContests: list(bookNumber(), {
      description: 'Contests that are linked to the leg’s game, or related to its contest.',
    }),
    contestGameNum: orNull(bookNumber(), {
      description:
        'The game that a contest’s leg belongs to; null for a contest of its own, and of a game’s leg.',
    }),
  },
  {
    title: 'LegCorrelation',
    description: 'What a leg is tied to besides its own pick (spec 2 §3 Correlation, HR-11).',
  },
);

/** The subjects with which a leg is correlated besides its own pick (spec 2 §3 Correlation, HR-11). */
export type LegCorrelation = Static<typeof LegCorrelationSchema>;
