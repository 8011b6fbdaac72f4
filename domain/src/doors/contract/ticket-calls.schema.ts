import { AccountFiguresSchema } from '../../account/sign-in/session-answer.schema.ts';
import { TicketKeySchema, TicketRequestSchema } from '../../betting/request/ticket-request.schema.ts';
import { RifCheckAnswerSchema, RifCheckSchema } from '../../betting/rolling-if/rif-check.schema.ts';
import { strict } from '../../ground/schema/strict.ts';
import { PasswordAnswerSchema, TicketAnswerSchema } from '../../betting/ticket/ticket-answer.schema.ts';
import type { SchemasOf } from './call-schema.ts';
import { SEALED_PASSWORD } from './session-calls.schema.ts';
import type { TICKET_CALLS } from './ticket-calls.ts';

const KeyParams = strict({ key: TicketKeySchema });

export const TICKET_CALL_SCHEMAS = {
  readAccountFigures: {
    summary: 'What the slip needs to show limits before they are hit',
    caller: 'customer',
    answers: { 200: AccountFiguresSchema },
    refusals: ['sessionEnded'],
  },
  placeTicket: {
    summary: 'Place a ticket',
    description:
      'A key is one ticket: the same request again, whenever its prices were `seen`, has the same answer, for as long as there is ' +
      'the ticket, and for seven days when nothing was placed. Refused with `forbidden` for a customer who is offline, as demo customers are, and with `captchaRequired` ' +
      'until one who is taken for a bot has passed the captcha. `acceptedAtMs` is the ' +
      'book’s clock; `sentAtMs` and `decidedAtMs` of what is pending are the wall’s. Refused with `ticketsBusy` at once when it would ' +
      'be answered late, or 32 of the customer’s are under way: nothing was done with it.',
    caller: 'customer',
    movesMoney: true,
    body: TicketRequestSchema,
    answers: { 200: TicketAnswerSchema },
    refusals: ['forbidden', 'captchaRequired', 'ticketsBusy'],
  },
  confirmTicket: {
    summary: 'The customer’s password for one ticket',
    description:
      'Result code 0 lets just this ticket pass; when it was looked at (`seen`) may differ. Refused with `rateLimited` when too many ' +
      'passwords are checked at once.',
    caller: 'customer',
    body: strict({ ticket: TicketRequestSchema, ...SEALED_PASSWORD }),
    answers: { 200: PasswordAnswerSchema },
    refusals: ['rateLimited'],
  },
  checkRif: {
    summary: 'Whether a ticket on these picks may roll from a wager',
    caller: 'customer',
    body: RifCheckSchema,
    answers: { 200: RifCheckAnswerSchema },
    refusals: [],
  },
  findTicket: {
    summary: 'What became of a key',
    description: '`notFound` when nothing is known of the key.',
    caller: 'customer',
    params: KeyParams,
    answers: { 200: TicketAnswerSchema },
    refusals: ['notFound'],
  },
  closeTicket: {
    summary: 'What became of a key, or `closed` from now on',
    description: '`rateLimited` for who closed 1,000 in seven days.',
    caller: 'customer',
    movesMoney: true,
    params: KeyParams,
    answers: { 200: TicketAnswerSchema },
    refusals: ['rateLimited'],
  },
} as const satisfies SchemasOf<typeof TICKET_CALLS>;
