import { type Static, Type } from 'typebox';
import { cents } from '../../ground/money/cents.schema.ts';
import { points, price } from '../../ground/price/price.schema.ts';
import { bookNumber, count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { LineStatusSchema } from './line-status.schema.ts';

const circled = () => orNull(cents('The most that is taken while the market is circled.'));

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
    spreadAdj1: orNull(price()),
    spreadAdj2: orNull(price()),
    spreadLineStatus: LineStatusSchema,
    spreadMaxWagerCents: circled(),

    moneyLine1: orNull(price()),
    moneyLine2: orNull(price()),
    moneyLineDraw: orNull(price()),
    moneyLineStatus: LineStatusSchema,
    moneyLineMaxWagerCents: circled(),

    totalPoints: orNull(points('Points of the total.')),
    ttlPtsAdj1: orNull(price('The over’s price.')),
    ttlPtsAdj2: orNull(price('The under’s price.')),
    totalsStatus: LineStatusSchema,
    totalsMaxWagerCents: circled(),

    team1TotalPoints: orNull(points('Team 1’s own total.')),
    team1TtlPtsAdj1: orNull(price('Its over’s price.')),
    team1TtlPtsAdj2: orNull(price('Its under’s price.')),
    team2TotalPoints: orNull(points('Team 2’s own total.')),
    team2TtlPtsAdj1: orNull(price('Its over’s price.')),
    team2TtlPtsAdj2: orNull(price('Its under’s price.')),
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
