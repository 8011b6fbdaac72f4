import type { Static } from 'typebox';
import { DaySchema } from '../../ground/calendar/day.schema.ts';
import { cents } from '../../ground/money/cents.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

export const DayFiguresSchema = strict(
  {
    thisDate: DaySchema('The book’s day (HR-43).'),
    winLossCents: cents(
      'What wagers made that were graded on this day, corrections of earlier days included.',
    ),
    cashInOutCents: cents('Deposits less withdrawals, and adjustments.'),
    casinoWinLossCents: cents(),
    balanceCents: orNull(cents(), {
      description: 'The balance at the day’s end, today as it is now; null for days to come.',
    }),
    wagersCount: count('Wagers that were graded, or whose result was taken back.'),
  },
  { title: 'DayFigures' },
);
export type DayFigures = Static<typeof DayFiguresSchema>;

export const WeekFiguresSchema = strict(
  {
    weekOffset: count('0 is the current week, 1 the one before it.'),
    startingBalanceCents: cents('Before the week’s first day.'),
    winLossTotalCents: cents('Won less lost, by day of grading (HR-43).'),
    cashInOutTotalCents: cents('Paid in less paid out, adjustments included.'),
    casinoWinLossTotalCents: cents(),
    zeroBalanceCents: cents(
      'The part of `cashInOutTotalCents` that settled the balance which the week began with: towards zero, never past it.',
    ),
    endingBalanceCents: cents('The starting balance and the three totals (HR-43).'),
    valuesPerDay: list(DayFiguresSchema, { minItems: 7, maxItems: 7, description: 'Monday to Sunday.' }),
  },
  { title: 'WeekFigures' },
);

/** One week of an account, Monday to Sunday (HR-43). */
export type WeekFigures = Static<typeof WeekFiguresSchema>;

const FIGURE_FIELDS = {
  today: DaySchema('The book’s day as it is now.'),
  currency: words(3, 'The currency of the account and of every figure.'),
};

export const WeekFiguresAnswerSchema = strict(
  { ...FIGURE_FIELDS, week: WeekFiguresSchema },
  { title: 'WeekFiguresAnswer' },
);
export type WeekFiguresAnswer = Static<typeof WeekFiguresAnswerSchema>;

export const WeeklyFiguresAnswerSchema = strict(
  {
    ...FIGURE_FIELDS,
    weeks: list(WeekFiguresSchema, { maxItems: 8, description: 'The current week first.' }),
  },
  { title: 'WeeklyFiguresAnswer' },
);
export type WeeklyFiguresAnswer = Static<typeof WeeklyFiguresAnswerSchema>;
