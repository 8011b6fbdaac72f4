import { WagerLetterSchema } from '../../ground/wager-kind/wager-letter.schema.ts';
import { type Static, Type } from 'typebox';
import { DaySchema } from '../../ground/calendar/day.schema.ts';
import { cents } from '../../ground/money/cents.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { FIGURE_SPANS } from './figure-bounds.ts';

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
    kinds: list(MadeByKindSchema, { description: 'Only those in which something was graded.' }),
  },
  { title: 'FigureChartsAnswer' },
);
export type FigureChartsAnswer = Static<typeof FigureChartsAnswerSchema>;

/** What the wagers of one kind in one sport made. */
export type MadeByKind = FigureChartsAnswer['kinds'][number];
