import { type Static, Type } from 'typebox';
import { cents } from '../../ground/money/cents.schema.ts';
import { points, price } from '../../ground/price/price.schema.ts';
import { bookNumber, count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { LineStatusSchema } from './line-status.schema.ts';

const circled = () =>
  orNull(
    cents(
      'The most that is taken while the market is circled, as base amount (HR-4): it counts where it is lower; null: none.',
    ),
  );

export const GameLineSchema = strict(
  {
    gameNum: bookNumber(),
    periodNumber: count('0 is the full game; the others are named per sport.', { maximum: 99 }),
    store: words(32),
    periodWagerCutoffMs: integer(
      'Betting on this period closes at this moment of the book’s clock, epoch milliseconds.',
    ),
    disabled: Type.Boolean({ description: 'Taken down by the feed: shown to nobody.' }),

    spread1: orNull(points('Points given to team 1; normally spread2 = −spread1.')),
    spread2: orNull(points('Points given to team 2.')),
    spreadAdj1: orNull(price('American price of the spread on team 1.')),
    spreadAdj2: orNull(price('American price of the spread on team 2.')),
    spreadLineStatus: LineStatusSchema,
    spreadMaxWagerCents: circled(),

    moneyLine1: orNull(price('American price that team 1 wins.')),
    moneyLine2: orNull(price('American price that team 2 wins.')),
    moneyLineDraw: orNull(price('American price of the draw.')),
    moneyLineStatus: LineStatusSchema,
    moneyLineMaxWagerCents: circled(),

    totalPoints: orNull(points('The number that over and under are about.')),
    ttlPtsAdj1: orNull(price('American price of the over.')),
    ttlPtsAdj2: orNull(price('American price of the under.')),
    totalsStatus: LineStatusSchema,
    totalsMaxWagerCents: circled(),

    team1TotalPoints: orNull(points('Team 1’s own total.')),
    team1TtlPtsAdj1: orNull(price('American price of the over on team 1’s own points.')),
    team1TtlPtsAdj2: orNull(price('American price of the under on team 1’s own points.')),
    team2TotalPoints: orNull(points('Team 2’s own total.')),
    team2TtlPtsAdj1: orNull(price('American price of the over on team 2’s own points.')),
    team2TtlPtsAdj2: orNull(price('American price of the under on team 2’s own points.')),
    teamTotalsLineStatus: LineStatusSchema,
    teamTotalsMaxWagerCents: circled(),

    version: count('Log position of the last change of this line.'),
    doubtedMarkets: Type.String({
      pattern: '^S?M?L?E?$',
      description:
        'The letters of the markets that are held because what their feed says is being checked; empty: none.',
    }),
  },
  {
    title: 'GameLine',
    description:
      'The prices of one period of one game for one store. A missing price or number is null, never 0. Points are multiples of ' +
      '0.25, so they are exact as numbers.',
  },
);

/**
 * The prices of one period of one game for one store. A missing price or number is `null`, never 0. Points (spread,
 * totals) are multiples of 0.25, so they are exact as numbers. `periodNumber` 0 is the full game; the others are named
 * per sport in `sport/period.ts`.
 */
export type GameLine = Static<typeof GameLineSchema>;
