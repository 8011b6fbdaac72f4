import { type Static, Type } from 'typebox';
import { cents } from '../../ground/money/cents.schema.ts';
import { price } from '../../ground/price/price.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { bookNumber, count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { LineStatusSchema } from './line-status.schema.ts';

export const ContestLineSchema = strict(
  {
    contestNum: bookNumber('The contest’s number.'),
    contestantNum: bookNumber('The contestant’s number within the contest.'),
    feedId: words(80),
    store: words(32),
    contestType: words(80, 'The first of the menu’s three levels, e.g. Golf.'),
    contestType2: words(80, 'The second, e.g. The Open.'),
    contestType3: words(80, 'The third, e.g. Winner.'),
    contestDesc: words(160, 'What the contest is called.'),
    contestantName: words(80, 'The person or thing that is bet on.'),
    rotNum: integer('Rotation number.'),
    moneyLine: orNull(price('American price.')),
    status: LineStatusSchema,
    maxWagerCents: orNull(cents()),
    wagerCutoffMs: integer('Epoch milliseconds of the book’s clock.'),
    disabled: Type.Boolean({ description: 'Taken down by the feed: shown to nobody.' }),
    gameNum: orNull(bookNumber(), { description: 'The game that this contest belongs to, if any.' }),
    outcome: orNull(Type.Enum(['W', 'L', 'P']), {
      description: 'W won, L lost, P no action; null while it is not decided.',
    }),
    tied: orNull(count(), {
      description: 'For a contestant who won in a dead heat: how many tied; otherwise null (HR-40).',
    }),
    places: orNull(count(), {
      description: 'The number of places that they tied for; otherwise null (HR-40).',
    }),
    isSpotlight: Type.Boolean({
      description: 'Its contest is put forward by the book; the same on every contestant.',
    }),
    related: list(bookNumber(), {
      description:
        'Numbers of contests of which one makes the other likelier: a division and the wins of one of its teams (HR-85). Said of ' +
        'one of the two, it holds for both.',
    }),
    version: count('Log position of the last change of this line.'),
    doubted: Type.Boolean({ description: 'Held because what its feed says is being checked.' }),
  },
  {
    title: 'ContestLine',
    description: 'One contestant of a contest (future, proposition) and its price.',
  },
);

/** One contestant of a contest (future, proposition) and its price. */
export type ContestLine = Static<typeof ContestLineSchema>;
