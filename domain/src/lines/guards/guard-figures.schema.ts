import { type Static, Type } from 'typebox';
import { MAX_AMERICAN_PRICE } from '../../ground/price/american-price.ts';
import { count } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import { SPORT_TYPES, type SportType } from '../../ground/sport/sports.ts';

const Chance = (description: string) => Type.Number({ minimum: 0.01, maximum: 1, description });
const PerPoint = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const Price = (description: string) =>
  Type.Integer({ minimum: 100, maximum: MAX_AMERICAN_PRICE, description });

const SPORT_GUARDS = {
  spreadPerPoint: PerPoint('By how much the chance of a side grows with a point that it is given.'),
  totalPerPoint: PerPoint('By how much the chance of the over falls with a point of a total.'),
  mostBefore: Chance('The largest jump of a chance in one row, before the start.'),
  mostInPlay: Chance('The same in play.'),
  mostAfterScore: Chance(
    'The same of a money line or spread towards who scored, in its first move after a score that is news; a total has one and a half times `mostInPlay` beyond what was scored.',
  ),
  mostContradiction: Chance(
    'How far the money line may favor the team that the spread has as the outsider. 1: it isn’t looked at.',
  ),
  mostMoneyLine: Price('The longest price of a money line, either way.'),
  mostPointsPrice: Price('The longest price of a spread or total, either way.'),
};

export const SportGuardsSchema = strict(SPORT_GUARDS, { title: 'SportGuards' });

/** A row of the table: by what the lines of a sport are doubted. */
export type SportGuards = Static<typeof SportGuardsSchema>;

const GUARDS = {
  confirmBeforeMs: count('A jump before the start opens when a row says it again so much later.', {
    maximum: 600_000,
  }),
  confirmInPlayMs: count('The same in play.', { maximum: 600_000 }),
  newsMs: count('How long a score is news.', { maximum: 600_000 }),
  leastSum: Type.Number({
    minimum: 0.5,
    maximum: 1,
    description: 'Implied probabilities of a market that sum to less are a gift: the prices cross.',
  }),
  mostSum: Type.Number({ minimum: 1, maximum: 3, description: 'The most that those of two sides sum to.' }),
  mostSumOfThree: Type.Number({ minimum: 1, maximum: 3, description: 'The same of three-way prices.' }),
  mostDropped: Type.Number({
    minimum: 0.1,
    maximum: 1,
    description: 'The largest share of a feed’s games that an image may leave out.',
  }),
  leastGames: count('Feeds of fewer games may leave out all of them.', { maximum: 20_000 }),
  mostContestJump: Chance('The largest jump of a contestant’s chance in one row.'),
  leastContestSum: Type.Number({
    minimum: 0.01,
    maximum: 1,
    description:
      'Implied probabilities of all contestants of a contest that sum to less are a gift: a customer who bets on all of them wins.',
  }),
  mostContestPrice: Price('The longest price of a contestant, either way.'),
};

const sportsOf = <T extends Type.TSchema>(sport: T) =>
  strict(
    Object.fromEntries(SPORT_TYPES.map((sportType) => [sportType, sport])) as Record<
      (typeof SPORT_TYPES)[number],
      T
    >,
  );

export const GuardsSchema = strict(
  { ...GUARDS, sports: sportsOf(SportGuardsSchema) },
  { title: 'Guards', description: 'The figures by which rows of a feed are doubted.' },
);

/** The figures by which the rows of one feed are doubted. */
export type Guards = Static<typeof GuardsSchema>;

type SomeGuards = Partial<Omit<Guards, 'sports'>> & {
  sports?: Partial<Record<SportType, Partial<SportGuards>>>;
};

/** The settings in an operator's file: for all feeds, and on top of these for single ones. */
export interface GuardsFile {
  all?: SomeGuards;
  feeds?: Readonly<Record<string, SomeGuards>>;
}

const PartialSport = strict(
  Object.fromEntries(Object.entries(SPORT_GUARDS).map(([name, schema]) => [name, Type.Optional(schema)])),
);

const PartialGuards = strict({
  ...Object.fromEntries(Object.entries(GUARDS).map(([name, schema]) => [name, Type.Optional(schema)])),
  // Each sport's figures are optional: a file of an older version names fewer sports.
  sports: Type.Optional(
    strict(Object.fromEntries(SPORT_TYPES.map((sportType) => [sportType, Type.Optional(PartialSport)]))),
  ),
});

/** `GuardsFile`: of all feeds, and over that of single ones. */
export const GuardsFileSchema = strict({
  all: Type.Optional(PartialGuards),
  feeds: Type.Optional(
    Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$' }), PartialGuards, {
      additionalProperties: false,
    }),
  ),
});
