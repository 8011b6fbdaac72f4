import { WagerLetterSchema } from '../../ground/wager-kind/wager-letter.schema.ts';
import { Type } from 'typebox';
import { cents } from '../../ground/money/cents.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { CommandSchema } from './command-schema.ts';
import { currencyField } from './new-customer.schema.ts';
import { customerIdField, limitCents, noteField } from './operator-fields.schema.ts';

const weekField = () =>
  Type.Optional(
    Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
      description: 'A day of the week that is meant, e.g. 2026-11-16; the last one that is over',
    }),
  );

const owed = {
  customerOwesCents: cents('What is left of the closing balance after what was paid since.'),
  bookOwesCents: cents(),
};

/** `WeekStatement`. */
const StatementSchema = strict(
  {
    customerId: words(80),
    currency: words(3),
    monday: words(10, 'The week’s first day.'),
    openingCents: cents('The balance that it began with.'),
    winLossCents: cents(),
    cashInOutCents: cents(),
    casinoWinLossCents: cents(),
    closingCents: cents('The balance that it ended with.'),
    paidSinceCents: cents('Paid in less paid out since then, until it was settled.'),
    ...owed,
    settledCents: orNull(cents('What the settlement wrote to the ledger; null: it isn’t settled.')),
    carriedCents: orNull(cents('What it left for the next week.')),
    settledAtMs: orNull(count('Wall clock.')),
    settledBy: orNull(words(80)),
    days: list(
      strict({
        day: words(10),
        winLossCents: cents(),
        cashInOutCents: cents(),
        casinoWinLossCents: cents(),
        balanceCents: orNull(cents('The balance at the day’s end; null for days to come.')),
      }),
      { maxItems: 7 },
    ),
  },
  {
    title: 'WeekStatement',
    description: 'A customer’s week by the daily figures, and what was done about it.',
  },
);

const SettledSchema = strict({
  customerId: words(80),
  currency: words(3),
  monday: words(10),
  openingCents: cents(),
  winLossCents: cents(),
  cashInOutCents: cents(),
  casinoWinLossCents: cents(),
  closingCents: cents(),
  paidSinceCents: cents(),
  ...owed,
  settledCents: cents('What went to the ledger.'),
  carriedCents: cents('What stays owed.'),
});

const Held = {
  wagers: count('Wagers that were graded.'),
  handleCents: cents('What was risked on them; a free play risks nothing.'),
  wonCents: cents('What the book won.'),
  lostCents: cents(),
  holdCents: cents('Won less lost.'),
  holdBasisPoints: orNull(integer('Of the handle, in hundredths of a percent; null where there is none.')),
};

const REFUSALS = ['unknownCustomer', 'noSuchDay', 'weekTooOld'] as const;

export const WEEK_COMMANDS = {
  'weeks settle': {
    summary: 'Settle the week of a credit customer, or of all of them: brings what is owed to zero (HR-43)',
    right: 'money.write',
    changes: true,
    positional: [],
    input: strict({
      customerId: Type.Optional(customerIdField()),
      all: Type.Optional(Type.Boolean({ description: 'Every credit customer, up to 500 at a time' })),
      currency: currencyField('Only customers with amounts in it; any'),
      week: weekField(),
      carryUnderCents: Type.Optional(
        limitCents(
          'What is owed and is less than this is carried into the next week; nothing. Where there are customers of several currencies, `currency` says which it is in',
        ),
      ),
      dryRun: Type.Optional(Type.Boolean({ description: 'Says what it would do, and takes it back' })),
      note: Type.Optional(noteField()),
    }),
    answer: strict({
      monday: words(10),
      dryRun: Type.Boolean(),
      left: count('How many of all are still to be settled; call again.'),
      totals: list(
        strict({
          currency: words(3),
          customersOweCents: cents('All of its statements together.'),
          bookOwesCents: cents(),
        }),
      ),
      statements: list(SettledSchema),
    }),
    refusals: [
      ...REFUSALS,
      'oneOrAll',
      'weekNotBegun',
      'weekNotOver',
      'weekSettled',
      'notOnCredit',
      'otherCurrency',
      'severalCurrencies',
    ],
  },
  'weeks statement': {
    summary: 'Show a customer’s week day by day, what is owed, and what was settled',
    right: 'customers.read',
    changes: false,
    positional: ['customerId'],
    input: strict({ customerId: customerIdField(), week: weekField() }),
    answer: StatementSchema,
    refusals: [...REFUSALS, 'weekNotBegun'],
  },
  'report week-hold': {
    summary: 'Show what the wagers graded in a week made for the book, by sport and type of wager',
    right: 'book.read',
    changes: false,
    positional: [],
    input: strict({ week: weekField() }),
    answer: strict({
      monday: words(10),
      totals: list(strict({ currency: words(3), ...Held })),
      rows: list(
        strict({
          currency: words(3),
          sportType: words(80, '“Several”: of legs in more than one.'),
          wagerType: WagerLetterSchema,
          ...Held,
        }),
      ),
    }),
    refusals: ['noSuchDay', 'weekTooOld', 'weekNotBegun'],
  },
} as const satisfies Record<string, CommandSchema>;
