import { RefText } from './bet-calls.schema.ts';
import type { SchemasOf } from './call-schema.ts';
import type { SALE_CALLS } from './sale-calls.ts';
import { TicketKeySchema } from '../../betting/request/ticket-request.schema.ts';
import {
  SaleAnswerSchema,
  SaleRequestSchema,
  SaleTargetAnswerSchema,
  SaleTargetSchema,
} from '../../betting/selling/sale.schema.ts';
import { strict } from '../../ground/schema/strict.ts';

const RefParams = strict({ ref: RefText });
const KeyParams = strict({ key: TicketKeySchema });

export const SALE_CALL_SCHEMAS = {
  sellBet: {
    summary: 'Sell an open bet, or a share of it',
    description:
      'A key is one sale: the same wager and share again, whatever was seen of it, has the same answer. The gateway works out what it pays; ' +
      'less than what was seen and tolerated is `changed`. With a leg in play it is `pending` first, and nothing calls it off. ' +
      'Refused with `forbidden` for a customer who is offline, and `notFound` when the customer has no bet of this number.',
    caller: 'customer',
    movesMoney: true,
    params: RefParams,
    body: SaleRequestSchema,
    answers: { 200: SaleAnswerSchema },
    refusals: ['forbidden', 'captchaRequired', 'notFound', 'rateLimited'],
  },
  findSale: {
    summary: 'What became of the key of a sale',
    description: '`notFound` when nothing is known of the key.',
    caller: 'customer',
    params: KeyParams,
    answers: { 200: SaleAnswerSchema },
    refusals: ['notFound'],
  },
  closeSale: {
    summary: 'What became of the key of a sale, or `closed` from now on',
    description: '`rateLimited` for who closed 1,000 in seven days.',
    caller: 'customer',
    movesMoney: true,
    params: KeyParams,
    answers: { 200: SaleAnswerSchema },
    refusals: ['rateLimited'],
  },
  setSaleTarget: {
    summary: 'Sell an open bet whole once its offer stands at an amount',
    description:
      'In place of an earlier target of the wager. The book watches it, with the page closed; a sale that is made elsewhere, or a wager that is decided, ends it. Refused with `forbidden` for a customer ' +
      'who is offline, and `notFound` when the customer has no bet of this number.',
    caller: 'customer',
    movesMoney: true,
    params: RefParams,
    body: SaleTargetSchema,
    answers: { 200: SaleTargetAnswerSchema },
    refusals: ['forbidden', 'captchaRequired', 'notFound'],
  },
  dropSaleTarget: {
    summary: 'Take the target of an open bet off',
    description: 'Done, too, where there is none. A sale that waits already goes on.',
    caller: 'customer',
    movesMoney: true,
    params: RefParams,
    answers: { 204: null },
    refusals: [],
  },
} as const satisfies SchemasOf<typeof SALE_CALLS>;
