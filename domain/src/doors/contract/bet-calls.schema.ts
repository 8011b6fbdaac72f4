import { Type } from 'typebox';
import { DaySchema } from '../../ground/calendar/day.schema.ts';
import {
  BetsOfGameSchema,
  HookUpsSchema,
  OpenBetSchema,
  OpenBetsAnswerSchema,
} from '../../books/open-bets/open-bet.schema.ts';
import { MOST_TICKET_NUMBER } from '../../betting/request/ticket-bounds.ts';
import { LANGUAGES } from '../../ground/language/languages.ts';
import { bookNumber } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import { PlaysNotPostedSchema } from '../../books/transactions/casino-play.schema.ts';
import {
  MadeReceiptLinkSchema,
  MakeReceiptLinkSchema,
  ReceiptLinksSchema,
} from '../../books/ticket-story/receipt-link.schema.ts';
import { FairChangeSchema, TICKETS_OF_FAIR_CHANGE } from '../../books/ticket-story/fair-change.schema.ts';
import { TicketStorySchema } from '../../books/ticket-story/ticket-story.schema.ts';
import { PLAY_TABS } from '../../books/transactions/play-tab.ts';
import { MOST_DAYS } from '../../books/transactions/transaction-range.ts';
import { TRANSACTION_TYPES } from '../../books/transactions/transaction-type.ts';
import {
  HookedTransactionsSchema,
  TransactionsAnswerSchema,
} from '../../books/transactions/transaction.schema.ts';
import {
  BetSearchSchema,
  FoundBetsSchema,
  MOST_FOUND,
  TICKETS_LOOKED_AT,
} from '../../books/open-bets/found-bets.schema.ts';
import type { BET_CALLS } from './bet-calls.ts';
import type { SchemasOf } from './call-schema.ts';

/** Rows in one file: some seconds of work, and more than anybody reads. */
export const MOST_EXPORT_ROWS = 10_000;

/** Names a wager. Both bounds fit the database’s integers. */
export const RefText = Type.String({
  pattern: '^[1-9][0-9]{0,14}-[1-9][0-9]{0,8}$',
  description: '`ticketNumber-wagerNumber`.',
  examples: ['1042-1'],
});

const TicketNumber = Type.Integer({ minimum: 1, maximum: MOST_TICKET_NUMBER });

const Before = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 999_999_999_999_999, description: '`next` of the page before.' }),
);

const OfType = Type.Optional(
  Type.Enum([...TRANSACTION_TYPES], {
    description: 'A all, also when left out; W wagers, C casino, M payments and adjustments, F free play.',
  }),
);

const Format = Type.Enum(['pdf', 'xlsx']);

const File = Type.Unsafe<Uint8Array>(
  Type.String({ description: 'The file, named in `content-disposition`.' }),
);

export const BET_CALL_SCHEMAS = {
  readOpenBets: {
    summary: 'Open bets, the latest first',
    description: 'At most 100, with the totals of all; pending and lately graded ones with the first page.',
    caller: 'customer',
    query: strict({ after: Type.Optional(RefText) }),
    answers: { 200: OpenBetsAnswerSchema },
    refusals: [],
  },
  readOpenBet: {
    summary: 'One open bet',
    description: '`notFound` when the customer has none of this number.',
    caller: 'customer',
    params: strict({ ref: RefText }),
    answers: { 200: OpenBetSchema },
    refusals: ['notFound'],
  },
  readBetsOfGame: {
    summary: 'The customer’s bets that have an item on a game or on one of its props',
    description:
      'Open and settled ones, the latest first; settled ones that were decided within 14 days of its kick-off. Empty for an unknown game.',
    caller: 'customer',
    params: strict({ gameNum: bookNumber() }),
    answers: { 200: BetsOfGameSchema },
    refusals: [],
  },
  searchBets: {
    summary: 'The customer’s bets, open and settled, that a search finds, the latest first',
    description: `Looks through ${TICKETS_LOOKED_AT} tickets at a time, and tells some ${MOST_FOUND} wagers at most: \`next\` is where the search goes on, though nothing was found so far. Refused with \`badRequest\` when there is no such day, and when one bound passes the other.`,
    caller: 'customer',
    query: BetSearchSchema,
    answers: { 200: FoundBetsSchema },
    refusals: ['badRequest'],
  },
  readHookUps: {
    summary: 'The chain of rolling ifs that a bet is a link of',
    description:
      'In the order in which they were bet on, whatever became of them; a bet without others is listed alone. `notFound` when the customer has none of this number.',
    caller: 'customer',
    params: strict({ ref: RefText }),
    answers: { 200: HookUpsSchema },
    refusals: ['notFound'],
  },
  readTransactions: {
    summary: 'Transactions of the last days, newest first',
    description: 'At most 100, with the totals of all those days, today included.',
    caller: 'customer',
    query: strict({
      days: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: MOST_DAYS,
          description: 'How many book days (HR-43), the last of them today; 7 when left out.',
        }),
      ),
      type: OfType,
      before: Before,
    }),
    answers: { 200: TransactionsAnswerSchema },
    refusals: [],
  },
  readTransactionsOfRange: {
    summary: 'Transactions from one book day to another, newest first',
    description: `At most 100, with the totals of all those days. Refused with \`badRequest\` when there is no such day, or with more than ${MOST_DAYS} of them.`,
    caller: 'customer',
    query: strict({
      start: DaySchema('The first day, in New York (HR-43).'),
      end: DaySchema('The last day, itself included.'),
      type: OfType,
      before: Before,
    }),
    answers: { 200: TransactionsAnswerSchema },
    refusals: ['badRequest'],
  },
  readTransactionsOfTicket: {
    summary: 'What the wagers of a ticket moved, and those that they are hooked to',
    description:
      'The first 100 of every wager of the ticket and of the chains of rolling ifs that they are links of, newest first. `notFound` when the customer has no such ticket.',
    caller: 'customer',
    params: strict({ ticketNumber: TicketNumber }),
    answers: { 200: HookedTransactionsSchema },
    refusals: ['notFound'],
  },
  readTicketStory: {
    summary: 'All that happened to one ticket',
    description:
      'Its wagers as they are now, what was seen and accepted, every result and correction, and its rows of the ledger. `notFound` when the customer has no such ticket.',
    caller: 'customer',
    params: strict({ ticketNumber: TicketNumber }),
    answers: { 200: TicketStorySchema },
    refusals: ['notFound'],
  },
  readFairChange: {
    summary: 'What the customer’s choice for moved prices gave and cost since it was chosen',
    description: `Over the latest ${TICKETS_OF_FAIR_CHANGE} tickets, back to the last one that was sent with another choice. \`notFound\` when the account is gone.`,
    caller: 'customer',
    answers: { 200: FairChangeSchema },
    refusals: ['notFound'],
  },
  readReceiptLinks: {
    summary: 'The customer’s links to receipts',
    description: 'At most 50. Tokens aren’t told: the book has their hashes alone.',
    caller: 'customer',
    answers: { 200: ReceiptLinksSchema },
    refusals: [],
  },
  makeReceiptLink: {
    summary: 'Make a link that opens a ticket’s receipt at `/receipt/{token}` for anybody who has it',
    description:
      'It shows bet, price, result and times, and more if asked for; it stands until it is ended or the account is closed. The link that the ticket had ends. `notFound` when the customer has no such ticket.',
    caller: 'customer',
    body: MakeReceiptLinkSchema,
    answers: { 200: MadeReceiptLinkSchema },
    refusals: ['notFound'],
  },
  endReceiptLink: {
    summary: 'End the link to a ticket’s receipt',
    description: 'Also when there is none.',
    caller: 'customer',
    params: strict({ ticketNumber: TicketNumber }),
    answers: { 204: null },
    refusals: [],
  },
  readTransactionsOfDay: {
    summary: 'Transactions of one book day, newest first',
    description:
      'At most 100, with the totals of the whole day. Refused with `badRequest` when there is no such day.',
    caller: 'customer',
    params: strict({ day: DaySchema('A day in New York (HR-43).') }),
    query: strict({ type: OfType, before: Before }),
    answers: { 200: TransactionsAnswerSchema },
    refusals: ['badRequest'],
  },
  exportOpenBets: {
    summary: 'Open bets as a file',
    description: `All pages, with ${MOST_EXPORT_ROWS} rows at most: with more it is refused with \`exportTooLong\`. One file at a time.`,
    caller: 'customer',
    params: strict({ format: Format }),
    query: strict({
      futures: Type.Optional(Type.Enum(['hidden'], { description: 'Futures are left out.' })),
    }),
    answers: { 200: File },
    contentType: 'application/octet-stream',
    refusals: ['exportTooLong', 'rateLimited'],
  },
  exportTransactions: {
    summary: 'Transactions as a file',
    description: `Like \`readTransactionsOfRange\`, but all pages, with ${MOST_EXPORT_ROWS} rows at most: with more it is refused with \`exportTooLong\`. One file at a time.`,
    caller: 'customer',
    params: strict({ format: Format }),
    query: strict({
      start: DaySchema('The first day, in New York (HR-43).'),
      end: DaySchema('The last day, itself included.'),
      type: OfType,
    }),
    answers: { 200: File },
    contentType: 'application/octet-stream',
    refusals: ['badRequest', 'exportTooLong', 'rateLimited'],
  },
  exportStatement: {
    summary: 'What some days of the account came to, by month, sport and kind of bet, as a file',
    description:
      'It covers a year at most, in the customer’s language, and is made from the rows of the ledger that daily figures and transactions are made of. ' +
      'One file at a time.',
    caller: 'customer',
    params: strict({ format: Format }),
    query: strict({
      start: DaySchema('The first day, in New York (HR-43).'),
      end: DaySchema('The last day, itself included.'),
    }),
    answers: { 200: File },
    contentType: 'application/octet-stream',
    refusals: ['badRequest', 'rateLimited'],
  },
  exportTicket: {
    summary: 'All that happened to one ticket as a PDF',
    description:
      'What `readTicketStory` tells, in words, with times to the second by the book’s clock. `notFound` when the customer has no such ticket. One file at a time.',
    caller: 'customer',
    params: strict({ ticketNumber: TicketNumber }),
    query: strict({
      language: Type.Optional(
        Type.Enum([...LANGUAGES], { description: 'Of its words; the account’s when left out.' }),
      ),
    }),
    answers: { 200: File },
    contentType: 'application/octet-stream',
    refusals: ['notFound', 'rateLimited'],
  },
  readPlaysNotPosted: {
    summary: 'Casino plays whose money has not been posted yet, newest first',
    description: 'At most 100, with the totals of all of them.',
    caller: 'customer',
    query: strict({
      tab: Type.Optional(
        Type.Enum([...PLAY_TABS], { description: 'All, those of lotto, or all others; all when left out.' }),
      ),
      before: Before,
    }),
    answers: { 200: PlaysNotPostedSchema },
    refusals: [],
  },
} as const satisfies SchemasOf<typeof BET_CALLS>;
