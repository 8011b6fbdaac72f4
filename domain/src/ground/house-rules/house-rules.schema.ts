import { type Static, Type } from 'typebox';
import { cents, enteredCents } from '../money/cents.schema.ts';
import { price } from '../price/price.schema.ts';
import { list } from '../schema/list.ts';
import { count } from '../schema/numbers.ts';
import { orNull } from '../schema/or-null.ts';
import { strict } from '../schema/strict.ts';
import { FIRST_ALTERNATE_LINE, LAST_ALTERNATE_LINE } from '../sport/alternate-line.ts';

const HalfPoints = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.5 });
const Name = Type.String({ pattern: '^[\\x20-\\x7e]{1,80}$' });
const Legs = Type.String({ pattern: '^([2-9]|1[0-5])$' });
export const TeaserMarketSchema = Type.Enum(['S', 'L'], {
  description: 'Markets that a teaser can move: S sides, L totals.',
});

/** Markets that a teaser can move: S sides, L totals. */
export type TeaserMarket = Static<typeof TeaserMarketSchema>;

/** `TeaserReach`. */
const TEASER_REACH = {
  periods: Type.Optional(
    list(Type.Integer({ minimum: 0, maximum: FIRST_ALTERNATE_LINE - 1 }), {
      minItems: 1,
      maxItems: 20,
      description: 'Numbers of periods; left out: the full game alone.',
    }),
  ),
  markets: Type.Optional(
    Type.Record(Name, list(TeaserMarketSchema, { maxItems: 2 }), {
      description:
        'Markets by sport type; a sport that isn’t named allows sides and totals, baseball only totals.',
    }),
  ),
};
export const TeaserReachSchema = strict(TEASER_REACH);

/** Which lines a teaser takes (HR-12). Never an alternate line. */
export type TeaserReach = Static<typeof TeaserReachSchema>;

export const TeaserCardSchema = strict(
  {
    teaserName: Type.String({
      pattern: '^(T|Pleaser) (tp|tl|tw) [\\x20-\\x7e]{1,68}$',
      description: 'Begins with `T tp`, `T tl`, `T tw`, `Pleaser tp` … which says category and tie rule.',
    }),
    category: Type.Enum(['Standard', 'Pleasers']),
    tieRule: Type.Enum(['tp', 'tl', 'tw'], {
      description: 'What a leg that lands on its number does: pushes, loses or wins (HR-12).',
    }),
    points: Type.Record(Name, HalfPoints, {
      description:
        'Points moved, by sport type: towards the customer, in pleasers against. A sport that isn’t named isn’t teased.',
    }),
    payCards: Type.Unsafe<Readonly<Record<number, number>>>(
      Type.Record(Legs, price(), {
        description: 'Price by number of teams. A number that isn’t named can’t be bet.',
      }),
    ),
    ...TEASER_REACH,
  },
  { title: 'TeaserCard', description: 'One teaser that the book offers (HR-12).' },
);

/** One teaser that the book offers (HR-12). */
export type TeaserCard = Static<typeof TeaserCardSchema>;

/** What a leg that lands on its number does: pushes, loses or wins (HR-12). */
export type TieRule = TeaserCard['tieRule'];

export type TeaserCategory = TeaserCard['category'];

const Share = Type.Integer({ minimum: 1, maximum: 1_000_000 });

export const ParlayCardSchema = strict(
  {
    cardName: Name,
    payouts: Type.Unsafe<Readonly<Record<number, readonly [number, number]>>>(
      Type.Record(Legs, Type.Tuple([Share, Share]), {
        description: 'Profit per unit by number of legs, as numerator and denominator.',
      }),
    ),
  },
  { title: 'ParlayCard', description: 'Fixed payouts for parlays of which every leg is −110 (HR-10).' },
);

/** Fixed payouts for parlays of which every leg is −110 (HR-10). */
export type ParlayCard = Static<typeof ParlayCardSchema>;

const ProgressivePayouts = list(Type.Tuple([Share, Share]), {
  minItems: 1,
  maxItems: 4,
  description: 'Profit per unit, as numerator and denominator, where none, one, two … of the legs lose.',
});

export const ProgressiveCardSchema = strict(
  {
    payouts: Type.Unsafe<Readonly<Record<number, ReadonlyArray<readonly [number, number]>>>>(
      Type.Record(Legs, ProgressivePayouts, {
        description:
          'Payouts by number of legs. With fewer than the lowest it is a parlay; no other number can be bet.',
      }),
    ),
  },
  { title: 'ProgressiveCard', description: 'What progressive parlays pay (HR-16).' },
);

/** What progressive parlays pay (HR-16). */
export type ProgressiveCard = Static<typeof ProgressiveCardSchema>;

export const PointPricesSchema = strict({
  sportTypes: list(Name, { maxItems: 20 }),
  halfPointCents: Type.Integer({ minimum: 1, maximum: 100 }),
  keyNumbers: list(
    strict({ sportType: Name, points: HalfPoints, cents: Type.Integer({ minimum: 1, maximum: 500 }) }),
    { maxItems: 20, description: 'Cents for a half point of a spread on or off these numbers.' },
  ),
  mostOnSpread: Type.Record(Name, Type.Integer({ minimum: 0, maximum: 10 }), {
    description: 'Most half points, by sport type for spreads; every other market has `mostElsewhere`.',
  }),
  mostElsewhere: Type.Integer({ minimum: 0, maximum: 10 }),
});

/** What half a point costs on a number, in cents of price (HR-30). */
export type PointPrices = Static<typeof PointPricesSchema>;

/** The most lines that a game can have: this many shows all of them. */
const Alternates = (description?: string) =>
  Type.Integer({
    minimum: 0,
    maximum: LAST_ALTERNATE_LINE - FIRST_ALTERNATE_LINE + 1,
    ...(description === undefined ? {} : { description }),
  });

export const DefaultSpreadDisplaySchema = strict(
  {
    football: Alternates(),
    basketball: Alternates(),
    live: Alternates('Games in play of every sport.'),
    others: Alternates(),
  },
  { description: 'How many alternate lines an unfolded game shows before all of them are asked for.' },
);

/** How many alternate lines an unfolded game shows before all of them are asked for (spec 2 §2, ADR 0007). */
export type DefaultSpreadDisplay = Static<typeof DefaultSpreadDisplaySchema>;

/** A figure in the currencies that have one of their own; the field without `Of` is that of all others. */
const byCurrency = (figure: Type.TInteger, description: string) =>
  Type.Optional(
    Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), figure, { additionalProperties: false, description }),
  );

export const SaleFiguresSchema = strict(
  {
    marginPercent: Type.Integer({
      minimum: 0,
      maximum: 30,
      description: 'What the book keeps of a bet’s worth, per cent.',
    }),
    legPercent: Type.Integer({
      minimum: 0,
      maximum: 5,
      description: 'What it keeps besides for each undecided leg, per cent.',
    }),
    leastCents: cents('The smallest offer in a currency that `leastCentsOf` doesn’t name.'),
    leastCentsOf: byCurrency(
      enteredCents(),
      'The smallest offer by currency, in its own cents. Left out by older gateways.',
    ),
  },
  { description: 'The book buys open bets back by these (HR-52).' },
);

/** The book buys open bets back by these (HR-52). */
export type SaleFigures = Static<typeof SaleFiguresSchema>;

export const HouseRulesSchema = strict(
  {
    teasers: list(TeaserCardSchema, { maxItems: 50 }),
    defaultTeaserName: orNull(Name, {
      description: 'The teaser that the slip begins with; null: the first of the order.',
    }),
    orderByTeaserName: Type.Boolean({
      description: 'OrderByTeaserName: teasers are listed by name alone, the last first.',
    }),
    parlayCard: orNull(ParlayCardSchema, {
      description: 'null: every parlay pays the product of its factors.',
    }),
    progressiveCard: orNull(ProgressiveCardSchema, {
      description: 'null: the book has no progressive parlays.',
    }),
    points: PointPricesSchema,
    rifMaxChain: Type.Integer({
      minimum: 2,
      maximum: 20,
      description: 'Longest chain of rolling if bets, parent included (HR-25).',
    }),
    openSpotDays: Type.Integer({
      minimum: 1,
      maximum: 365,
      description: 'How long empty spots may be filled after the last graded leg (HR-15), days.',
    }),
    mostParlayLegs: Type.Integer({ minimum: 2, maximum: 12 }),
    mostIfBetLegs: Type.Integer({
      minimum: 2,
      maximum: 7,
      description: 'It applies to ARBC too, which consists of if bets (HR-20, HR-24).',
    }),
    mostPendingTickets: Type.Integer({
      minimum: 1,
      maximum: 1_000,
      description: 'Live tickets of one customer that may wait at once (HR-44).',
    }),
    mostOpenWagers: Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'Wagers that one customer may have open, pending ones included.',
    }),
    defaultSpreadDisplay: DefaultSpreadDisplaySchema,
    mostTicketWinCents: cents(
      'Most that one ticket may win in a currency that `mostTicketWinCentsOf` doesn’t name, whatever the customer’s own maxima are (HR-84).',
    ),
    mostTicketWinCentsOf: byCurrency(
      count(),
      'Most that one ticket may win by currency, in its own cents. Left out by older gateways.',
    ),
    mostDayWinCents: cents(
      'Most that all tickets may win that a customer places in a book day, in a currency that `mostDayWinCentsOf` doesn’t name (HR-84).',
    ),
    mostDayWinCentsOf: byCurrency(
      count(),
      'Most that the tickets of a day may win by currency, in its own cents. Left out by older gateways.',
    ),
    sales: SaleFiguresSchema,
    decidedStands: Type.Boolean({
      description: 'A full game’s total that was passed is graded even when the game is stopped (HR-71).',
    }),
    correctionHours: Type.Integer({
      minimum: 1,
      maximum: 8_760,
      description: 'How long after the first final a corrected one is graded unasked (HR-76).',
    }),
    statisticCorrectionHours: Type.Integer({
      minimum: 1,
      maximum: 8_760,
      description: 'The same of what a player did (HR-76).',
    }),
  },
  { title: 'HouseRules', description: 'The figures in which books differ.' },
);

/** The figures in which books differ; one set per book, the default is `default-house-rules.ts`. */
export type HouseRules = Static<typeof HouseRulesSchema>;

/** An operator's file of house rules: whatever it leaves out stays at the default. */
export const HouseRulesFileSchema = Type.Unsafe<Partial<Type.Static<typeof HouseRulesSchema>>>({
  ...HouseRulesSchema,
  required: [],
});
