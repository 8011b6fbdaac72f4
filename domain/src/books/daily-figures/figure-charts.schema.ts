import { WagerLetterSchema } from '../../ground/wager-kind/wager-letter.schema.ts';
import { type Static, Type } from 'typebox';
import { DaySchema } from '../../ground/calendar/day.schema.ts';
import { cents } from '../../ground/money/cents.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { CLOSES_OF_BETS, FIGURE_SPANS } from './figure-bounds.ts';

/** `MadeByKind`. */
const MadeByKindSchema = strict(
  {
    sportType: words(80, 'The sport of its legs; `Several` when they are in more than one sport.'),
    wagerType: WagerLetterSchema,
    wagers: count('Graded, or whose result was taken back.'),
    winLossCents: cents('What they made for the customer: their part of the days’ `winLossCents`.'),
  },
  { title: 'MadeByKind' },
);

/** `ValueByKind`. */
const ValueByKindSchema = strict(
  {
    sportType: words(80),
    market: Type.Enum(['S', 'M', 'L', 'E', 'C'], { description: 'As in picks; C for contests.' }),
    sameNumberLegs: count(
      'Legs at the number of the close, but for those of teasers, whose prices don’t pay, and of contests whose sides didn’t all ' +
        'have a line.',
    ),
    worthSum: integer(
      'The sum of what these are worth at the close, in hundredths of a per cent of the stake.',
    ),
    otherNumberLegs: count('Legs at another number than that of the close.'),
    pointsSum: Type.Number({
      multipleOf: 0.25,
      description: 'The sum of the points between the two, positive in the customer’s favor.',
    }),
  },
  {
    title: 'ValueByKind',
    description: 'How a customer’s graded legs compare with their closes (HR-61, HR-62).',
  },
);

export const FigureChartsAnswerSchema = strict(
  {
    today: DaySchema('The book’s day as it is now.'),
    currency: words(3, 'The currency of the account and of every figure.'),
    span: Type.Enum([...FIGURE_SPANS]),
    days: list(
      strict({
        thisDate: DaySchema('The book’s day (HR-43).'),
        balanceCents: cents('The balance at the day’s end, today as it is now.'),
      }),
      { maxItems: 366, description: 'From the first Monday to today.' },
    ),
    closes: Type.Optional(
      list(ValueByKindSchema, {
        description:
          `Only those with a leg whose close is known, of at most the latest ${CLOSES_OF_BETS} graded bets; left out by ` +
          'older gateways.',
      }),
    ),
    kinds: list(MadeByKindSchema, { description: 'Only those in which something was graded.' }),
  },
  { title: 'FigureChartsAnswer' },
);
export type FigureChartsAnswer = Static<typeof FigureChartsAnswerSchema>;

/** How the legs on one market of one sport compare with their closes. */
export type ValueByKind = NonNullable<FigureChartsAnswer['closes']>[number];

/** What the wagers of one kind in one sport made. */
export type MadeByKind = FigureChartsAnswer['kinds'][number];
