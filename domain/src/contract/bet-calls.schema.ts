import { Type } from 'typebox';
import { DaySchema } from '../calendar/day.schema.ts';
import { HookUpsSchema, OpenBetSchema, OpenBetsAnswerSchema } from '../open-bets/open-bet.schema.ts';
import { strict } from '../schema/strict.ts';
import { TransactionsAnswerSchema } from '../transactions/transaction.schema.ts';
import type { BET_CALLS } from './bet-calls.ts';
import type { SchemasOf } from './call-schema.ts';

/** Both stay what the database's integers hold. */
const RefText = Type.String({
  pattern: '^[1-9][0-9]{0,14}-[1-9][0-9]{0,8}$',
  description: '`ticketNumber-wagerNumber`.',
  examples: ['1042-1'],
});

const Before = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 999_999_999_999_999, description: '`next` of the page before.' }),
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
  readHookUps: {
    summary: 'The chain of rolling ifs that a bet is a link of',
    description:
      'From the first that was bet on, whatever became of them; a bet that stands alone by itself. `notFound` when the customer has none of this number.',
    caller: 'customer',
    params: strict({ ref: RefText }),
    answers: { 200: HookUpsSchema },
    refusals: ['notFound'],
  },
  readTransactions: {
    summary: 'Transactions, newest first',
    description: 'At most 100, with the total of all those days.',
    caller: 'customer',
    query: strict({
      days: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 90, description: 'How many days back; 7 when left out.' }),
      ),
      before: Before,
    }),
    answers: { 200: TransactionsAnswerSchema },
    refusals: [],
  },
  readTransactionsOfDay: {
    summary: 'Transactions of one book day, newest first',
    description:
      'At most 100, with the total of the whole day. Refused with `badRequest` when there is no such day.',
    caller: 'customer',
    params: strict({ day: DaySchema('A day in New York (HR-43).') }),
    query: strict({ before: Before }),
    answers: { 200: TransactionsAnswerSchema },
    refusals: ['badRequest'],
  },
} as const satisfies SchemasOf<typeof BET_CALLS>;
