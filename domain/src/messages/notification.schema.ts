import { Type } from 'typebox';
import { list } from '../schema/list.ts';
import { count, integer } from '../schema/numbers.ts';
import { orNull } from '../schema/or-null.ts';
import { strict } from '../schema/strict.ts';

/** How many of the latest are told. */
export const MOST_DECIDED = 20;

/** `DecidedTicket`. */
const DecidedTicketSchema = strict(
  {
    entryId: count('Of the ledger: the release of what the ticket held while it waited.'),
    atMs: integer('Book’s clock.'),
    ticketNumber: orNull(count(), { description: 'null: it was refused.' }),
  },
  { title: 'DecidedTicket' },
);

/** `NotificationsAnswer`. */
export const NotificationsAnswerSchema = strict(
  {
    seenEntryId: count('Up to this entry of the ledger the customer has seen what came of tickets.'),
    decided: list(DecidedTicketSchema, {
      maxItems: MOST_DECIDED,
      description: 'Live tickets that waited and were decided within 7 days, newest first.',
    }),
  },
  { title: 'NotificationsAnswer' },
);

export const SeenSchema = strict({ entryId: count() }, { examples: [{ entryId: 100 }] });

/** A comment is named by the moment that it was written. */
export const HiddenCommentSchema = strict(
  { writtenAtMs: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) },
  { examples: [{ writtenAtMs: 1_800_000_000_000 }] },
);
