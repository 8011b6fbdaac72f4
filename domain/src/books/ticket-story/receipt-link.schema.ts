import { type Static, Type } from 'typebox';
import { MOST_TICKET_NUMBER } from '../../betting/request/ticket-bounds.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { MOST_RECEIPT_LINKS, MOST_SHOWN_NAME_CHARACTERS } from './receipt-bounds.ts';

const SHOWS = {
  showsMoney: Type.Boolean({ description: 'Risk, to-win and what it made.' }),
  showsNumber: Type.Boolean({ description: 'The ticket’s number.' }),
};

export const MakeReceiptLinkSchema = strict({
  ticketNumber: Type.Integer({ minimum: 1, maximum: MOST_TICKET_NUMBER }),
  ...SHOWS,
  shownName: orNull(Type.String({ maxLength: MOST_SHOWN_NAME_CHARACTERS }), {
    description: 'As the customer wants to be called there; null and blank: nobody is named.',
  }),
});
export type MakeReceiptLink = Static<typeof MakeReceiptLinkSchema>;

export const MadeReceiptLinkSchema = strict(
  {
    token: orNull(words(43), {
      description: `Told this once; null when the customer has ${MOST_RECEIPT_LINKS} links for other tickets.`,
    }),
  },
  { title: 'MadeReceiptLink' },
);

export const ReceiptLinkSchema = strict(
  {
    ticketNumber: count(),
    ...SHOWS,
    shownName: orNull(words(MOST_SHOWN_NAME_CHARACTERS)),
    madeAtMs: integer('Wall clock, epoch milliseconds.'),
  },
  { title: 'ReceiptLink', description: 'A link that opens a ticket’s receipt without signing in.' },
);
export type ReceiptLink = Static<typeof ReceiptLinkSchema>;

export const ReceiptLinksSchema = strict({
  links: list(ReceiptLinkSchema, { maxItems: MOST_RECEIPT_LINKS, description: 'The latest first.' }),
});
