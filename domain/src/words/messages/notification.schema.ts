import { type Static, Type } from 'typebox';
import { CASH_KINDS } from '../../casino/cashier/cash-request.ts';
import { cents } from '../../ground/money/cents.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

/** The most decided tickets, and the most decided requests, in one answer: the latest ones. */
export const MOST_DECIDED = 20;

/** `DecidedTicket`. */
const DecidedTicketSchema = strict(
  {
    entryId: count('The ledger’s entry: the release of what the ticket held while it waited.'),
    atMs: integer('Book’s clock.'),
    ticketNumber: orNull(count(), { description: 'null: it was refused.' }),
  },
  { title: 'DecidedTicket' },
);

/** `DecidedCash`. */
const DecidedCashSchema = strict(
  {
    entryId: count('The ledger’s entry: what it became, or the end of what it held.'),
    atMs: integer('Book’s clock.'),
    kind: Type.Enum([...CASH_KINDS]),
    amountCents: cents('The amount of the request, above 0 either way.'),
    isApproved: Type.Boolean(),
    reason: orNull(words(200, 'The reason of a refusal, as the book wrote it.')),
  },
  { title: 'DecidedCash' },
);

export const NotificationsAnswerSchema = strict(
  {
    seenEntryId: count('Up to this entry of the ledger the customer has seen what came of tickets.'),
    decided: list(DecidedTicketSchema, {
      maxItems: MOST_DECIDED,
      description: 'Live tickets that waited and were decided within 7 days, newest first.',
    }),
    cash: Type.Optional(
      list(DecidedCashSchema, {
        maxItems: MOST_DECIDED,
        description:
          'Deposits and payouts of the cashier that waited and that the book decided within 7 days, newest first; left ' +
          'out by older gateways.',
      }),
    ),
  },
  { title: 'NotificationsAnswer' },
);

/**
 * The latest decisions on live tickets and on requests of the cashier, and the last entry that the customer has seen.
 */
export type NotificationsAnswer = Static<typeof NotificationsAnswerSchema>;

export const SeenSchema = strict({ entryId: count() }, { examples: [{ entryId: 100 }] });

/** A comment is identified by the moment at which it was written. */
export const HiddenCommentSchema = strict(
  { writtenAtMs: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) },
  { examples: [{ writtenAtMs: 1_800_000_000_000 }] },
);
