import { WagerLetterSchema } from '../../ground/wager-kind/wager-letter.schema.ts';
import { Type } from 'typebox';
import { cents } from '../../ground/money/cents.schema.ts';
import { MOST_ITEM_COMMENT_CHARACTERS } from '../../books/open-bets/open-bet.schema.ts';
import { SaleBackWhySchema } from '../../betting/selling/sale-back.schema.ts';
import { RulingKindSchema } from '../../books/open-bets/item-ruling.schema.ts';
import { points, price } from '../../ground/price/price.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { bookNumber, count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { CommandSchema } from './command-schema.ts';
import { noteField } from './operator-fields.schema.ts';

const ticketNumberField = () => integer('The ticket’s number', { minimum: 1 });
const wagerNumberField = () => bookNumber('Which of its wagers, from 1', { minimum: 1 });

const itemNumberField = () => bookNumber('Which of its legs, from 1', { minimum: 1 });

/** `TicketRecord`. */
const TicketRecordSchema = strict(
  {
    ticketNumber: count(),
    customerId: words(80),
    ticketType: words(20),
    acceptedAtMs: count('Book’s clock.'),
    totalRiskCents: cents(),
    totalToWinCents: cents(),
    splitOf: orNull(count(), { description: 'The ticket whose legs these straights are (HR-85).' }),
    splitInto: orNull(count(), { description: 'The ticket of the straights that this one was split into.' }),
    wagers: list(
      strict({
        wagerNumber: count(),
        type: WagerLetterSchema,
        status: Type.Enum(['O', 'W', 'L', 'P', 'X', 'S']),
        riskCents: cents(),
        toWinCents: cents(),
        netCents: orNull(cents()),
        freePlayFlag: Type.Boolean(),
        openSpots: count(),
      }),
    ),
    legs: list(
      strict({
        wagerNumber: count(),
        itemNumber: count(),
        on: words(400, 'The game or contest, and the side.'),
        finalLine: orNull(points()),
        finalPrice: price(),
        result: orNull(
          words(2, 'A letter for each half of the stake: W, L, P, X; null while it isn’t decided.'),
        ),
        score1: orNull(integer()),
        score2: orNull(integer()),
        decidedByOperator: Type.Boolean(),
        comments: orNull(words(MOST_ITEM_COMMENT_CHARACTERS), {
          description: 'What an operator wrote to its customer of it.',
        }),
        ruling: orNull(RulingKindSchema, { description: 'What an operator decided of it by name.' }),
      }),
    ),
    ledger: list(
      strict({
        entryId: count(),
        wagerNumber: count(),
        kind: words(20),
        amountCents: cents(),
        atRiskCents: cents(),
        freePlayCents: cents(),
        atMs: count('Book’s clock.'),
      }),
    ),
  },
  { title: 'TicketRecord', description: 'A ticket as an operator sees it.' },
);

export const TICKET_COMMANDS = {
  'tickets show': {
    summary: 'Show a ticket: wagers, legs, and what it did to the ledger',
    right: 'tickets.read',
    changes: false,
    positional: ['ticketNumber'],
    input: strict({ ticketNumber: ticketNumberField() }),
    answer: TicketRecordSchema,
    refusals: ['unknownTicket'],
  },
  'tickets void': {
    summary: 'Make a ticket, or one of its wagers, no action, graded or not',
    right: 'tickets.write',
    changes: true,
    positional: ['ticketNumber'],
    input: strict({
      ticketNumber: ticketNumberField(),
      wagerNumber: Type.Optional(wagerNumberField()),
      note: noteField(),
    }),
    answer: TicketRecordSchema,
    refusals: ['unknownTicket', 'unknownWager', 'ticketSplit', 'splitTakenBack', 'nothingToChange'],
  },
  'tickets grade': {
    summary: 'Decide a leg, whatever its game says',
    right: 'tickets.write',
    changes: true,
    positional: ['ticketNumber', 'wagerNumber', 'itemNumber', 'result'],
    input: strict({
      ticketNumber: ticketNumberField(),
      wagerNumber: wagerNumberField(),
      itemNumber: itemNumberField(),
      result: Type.Enum(['W', 'L', 'P', 'X'], { description: 'W won, L lost, P push, X no action' }),
      note: noteField(),
    }),
    answer: TicketRecordSchema,
    refusals: [
      'unknownTicket',
      'unknownWager',
      'unknownLeg',
      'ticketSplit',
      'splitTakenBack',
      'nothingToChange',
    ],
  },
  'tickets past-posted': {
    summary: 'Make legs that were placed too late no action, won or lost, paid or not (HR-82)',
    right: 'tickets.write',
    changes: true,
    positional: ['ticketNumber'],
    input: strict({
      ticketNumber: ticketNumberField(),
      wagerNumber: Type.Optional(wagerNumberField()),
      itemNumber: Type.Optional(itemNumberField()),
      note: noteField(),
    }),
    answer: TicketRecordSchema,
    refusals: [
      'unknownTicket',
      'unknownWager',
      'unknownLeg',
      'notPastPosted',
      'ticketSplit',
      'splitTakenBack',
      'nothingToChange',
    ],
  },
  'tickets on-time': {
    summary:
      'Let legs stand that were accepted after what is now known to be the start: they are paid as any others (HR-82)',
    right: 'tickets.write',
    changes: true,
    positional: ['ticketNumber'],
    input: strict({
      ticketNumber: ticketNumberField(),
      wagerNumber: Type.Optional(wagerNumberField()),
      itemNumber: Type.Optional(itemNumberField()),
      note: noteField(),
    }),
    answer: TicketRecordSchema,
    refusals: [
      'unknownTicket',
      'unknownWager',
      'unknownLeg',
      'nothingHeldLate',
      'ticketSplit',
      'splitTakenBack',
      'nothingToChange',
    ],
  },
  'tickets late': {
    summary:
      'List legs that were accepted after what is now known to be the start (HR-82), the latest first; open ones are paid nothing until they are decided',
    right: 'tickets.read',
    changes: false,
    positional: ['gameNum'],
    input: strict({
      gameNum: Type.Optional(bookNumber('One game; left out: all that began within seven days')),
      after: Type.Optional(
        count(
          'With one game: what was accepted from this moment on, epoch milliseconds, instead of its start',
        ),
      ),
      most: Type.Optional(integer('So many at most; 100', { minimum: 1, maximum: 1_000 })),
    }),
    answer: list(
      strict({
        ticketNumber: count(),
        wagerNumber: count(),
        itemNumber: count(),
        customerId: words(80),
        gameNum: count(),
        on: words(400, 'The teams or contestants.'),
        acceptedAtMs: count('Book’s clock.'),
        startMs: count('The start as it is known now.'),
        status: Type.Enum(['O', 'W', 'L', 'P', 'X', 'S'], { description: 'The state of its wager.' }),
        netCents: orNull(cents()),
        ruling: orNull(RulingKindSchema, {
          description: 'What an operator decided about the leg.',
        }),
      }),
    ),
    refusals: ['afterNeedsGame'],
  },
  'tickets wrong-line': {
    summary:
      'Decide about a leg at a line that was an obvious error: no action before its event, afterwards graded at what should have been offered (HR-83)',
    right: 'tickets.write',
    changes: true,
    positional: ['ticketNumber', 'wagerNumber', 'itemNumber'],
    input: strict({
      ticketNumber: ticketNumberField(),
      wagerNumber: wagerNumberField(),
      itemNumber: itemNumberField(),
      price: Type.Optional(price()),
      line: Type.Optional(points()),
      note: noteField(),
    }),
    answer: TicketRecordSchema,
    refusals: [
      'unknownTicket',
      'unknownWager',
      'unknownLeg',
      'errorNeedsLine',
      'ticketSplit',
      'splitTakenBack',
      'nothingToChange',
    ],
  },
  'tickets unsell': {
    summary:
      'Take back the last sale of a wager: the bet was accepted too late (HR-82), or a line that its offer came from was an obvious error (HR-83); it stands again as if nothing had been sold (HR-56)',
    right: 'tickets.write',
    changes: true,
    positional: ['ticketNumber', 'wagerNumber', 'itemNumber', 'why'],
    input: strict({
      ticketNumber: ticketNumberField(),
      wagerNumber: wagerNumberField(),
      itemNumber: itemNumberField(),
      why: SaleBackWhySchema,
      price: Type.Optional(price()),
      line: Type.Optional(points()),
      note: noteField(),
    }),
    answer: TicketRecordSchema,
    refusals: [
      'unknownTicket',
      'unknownWager',
      'unknownLeg',
      'nothingSold',
      'saleWaits',
      'errorNeedsLine',
      'ticketSplit',
      'splitTakenBack',
    ],
  },
  'tickets split': {
    summary:
      'Split a wager whose legs belong together into straights of equal stake, before the first begins (HR-85)',
    right: 'tickets.write',
    changes: true,
    positional: ['ticketNumber'],
    input: strict({
      ticketNumber: ticketNumberField(),
      wagerNumber: Type.Optional(wagerNumberField()),
      note: noteField(),
    }),
    answer: TicketRecordSchema,
    refusals: [
      'unknownTicket',
      'unknownWager',
      'notSplittable',
      'splitTooLate',
      'ticketSplit',
      'splitTakenBack',
    ],
  },
  'tickets comment': {
    summary: 'Say something of a leg to its customer, or take back what was said',
    right: 'tickets.write',
    changes: true,
    positional: ['ticketNumber', 'wagerNumber', 'itemNumber'],
    input: strict({
      ticketNumber: ticketNumberField(),
      wagerNumber: wagerNumberField(),
      itemNumber: itemNumberField(),
      text: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: MOST_ITEM_COMMENT_CHARACTERS,
          pattern: '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
          description: 'One line of plain text; left out: nothing any more',
        }),
      ),
    }),
    answer: TicketRecordSchema,
    refusals: ['unknownTicket', 'unknownWager', 'unknownLeg', 'nothingToChange'],
  },
  'tickets regrade': {
    summary:
      'Take back what operators decided, errors, late bets and splits too: games and contests decide again',
    right: 'tickets.write',
    changes: true,
    positional: ['ticketNumber'],
    input: strict({
      ticketNumber: ticketNumberField(),
      wagerNumber: Type.Optional(wagerNumberField()),
      note: noteField(),
    }),
    answer: TicketRecordSchema,
    refusals: ['unknownTicket', 'unknownWager', 'ticketSplit', 'splitTakenBack', 'nothingToChange'],
  },
} as const satisfies Record<string, CommandSchema>;
