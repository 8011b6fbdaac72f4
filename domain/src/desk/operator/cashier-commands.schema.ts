import { Type } from 'typebox';
import { CASH_REQUEST_FIELDS } from '../../casino/cashier/cash-request.schema.ts';
import { CASH_STATES } from '../../casino/cashier/cash-request.ts';
import { cents } from '../../ground/money/cents.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { CommandSchema } from './command-schema.ts';
import { customerIdField, noteField } from './operator-fields.schema.ts';

const requestIdField = () =>
  integer('Its number, as `cashier list` names it', { minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

const REQUEST = {
  requestId: count(),
  customerId: words(80),
  provider: words(40),
  ...CASH_REQUEST_FIELDS,
  decidedBy: orNull(Type.Enum(['operator', 'rule', 'provider']), {
    description: '`provider`: it was taken back; null: it waits.',
  }),
};

/** `CashRequestRecord`. */
const CashRequestRecordSchema = strict(
  {
    ...REQUEST,
    entryId: orNull(count('The ledger’s entry that it became, a deposit or withdrawal; null: none.')),
    payableCents: cents('What the customer could be paid out now besides it, without credit or free play.'),
  },
  { title: 'CashRequestRecord', description: 'A deposit or payout of the cashier as an operator sees it.' },
);

const DECISION = {
  right: 'money.write',
  changes: true,
  positional: ['requestId'],
  answer: CashRequestRecordSchema,
} as const;

export const CASHIER_COMMANDS = {
  'cashier list': {
    summary:
      'Show deposits and payouts that customers asked for at the cashier, those first that wait longest',
    right: 'customers.read',
    changes: false,
    positional: [],
    input: strict({
      customerId: Type.Optional(customerIdField()),
      state: Type.Optional(
        Type.Enum([...CASH_STATES], { description: 'Those that wait, where nothing else is said' }),
      ),
    }),
    answer: strict({
      requests: list(strict(REQUEST, { title: 'ListedCashRequest' }), {
        description: 'At most 200; of the decided ones only the latest, newest first.',
      }),
      count: count('The number of all of them.'),
      totals: list(
        strict({
          currency: words(3),
          count: count(),
          depositCents: cents('The sum of all deposits in it.'),
          payoutCents: cents('The sum of all payouts in it.'),
        }),
      ),
    }),
    refusals: [],
  },
  'cashier show': {
    summary: 'Show a deposit or payout of the cashier',
    right: 'customers.read',
    changes: false,
    positional: ['requestId'],
    input: strict({ requestId: requestIdField() }),
    answer: CashRequestRecordSchema,
    refusals: ['unknownCashRequest'],
  },
  'cashier approve': {
    ...DECISION,
    summary: 'Book a deposit that waits, or a payout, whose amount is held already',
    input: strict({
      requestId: requestIdField(),
      note: Type.Optional(noteField()),
      overOwnLimit: Type.Optional(
        Type.Boolean({
          description: 'Though the customer’s own deposit limit or time-out says no to a deposit',
        }),
      ),
    }),
    refusals: [
      'unknownCashRequest',
      'cashRequestDecided',
      'customerClosed',
      'cashierNotAllowed',
      'notCovered',
      'overOwnLimit',
      'inTimeOut',
    ],
  },
  'cashier refuse': {
    ...DECISION,
    summary: 'Refuse a deposit or payout that waits; what a payout held is free again',
    input: strict({
      requestId: requestIdField(),
      reason: Type.Optional(
        Type.String({ minLength: 1, maxLength: 200, description: 'Why, for the customer to read' }),
      ),
      note: Type.Optional(noteField()),
    }),
    refusals: ['unknownCashRequest', 'cashRequestDecided'],
  },
} as const satisfies Record<string, CommandSchema>;
