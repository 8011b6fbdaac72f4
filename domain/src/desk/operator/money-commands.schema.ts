import { Type } from 'typebox';
import { BalanceFiguresSchema } from '../../account/customer/balance-figures.schema.ts';
import { MAX_AMOUNT_CENTS } from '../../ground/money/cents.ts';
import { integer } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import type { CommandSchema } from './command-schema.ts';
import { customerIdField, noteField, paidCents } from './operator-fields.schema.ts';

const paid = (amount: string) =>
  strict({
    customerId: customerIdField(),
    amountCents: paidCents(amount),
    note: Type.Optional(noteField()),
  });

const COMMON = {
  right: 'money.write',
  changes: true,
  positional: ['customerId', 'amountCents'],
  answer: BalanceFiguresSchema,
} as const;

export const MONEY_COMMANDS = {
  'cash in': {
    ...COMMON,
    summary: 'Book money that a customer paid in',
    input: strict({
      ...paid('What was paid in').properties,
      overOwnLimit: Type.Optional(
        Type.Boolean({ description: 'Though the customer’s own deposit limit or time-out says no' }),
      ),
    }),
    refusals: ['unknownCustomer', 'customerClosed', 'overOwnLimit', 'inTimeOut'],
  },
  'cash out': {
    ...COMMON,
    summary: 'Book money that was paid out to a customer; never what open wagers hold',
    input: paid('What was paid out'),
    refusals: ['unknownCustomer', 'notCovered'],
  },
  'free-play give': {
    ...COMMON,
    summary: 'Give a customer free play',
    input: paid('How much'),
    refusals: ['unknownCustomer', 'customerClosed'],
  },
  'free-play take': {
    ...COMMON,
    summary: 'Take free play back that wasn’t staked',
    input: paid('How much'),
    refusals: ['unknownCustomer', 'freePlayNotCovered'],
  },
  'balance adjust': {
    ...COMMON,
    summary: 'Correct a balance by an amount, up or down',
    input: strict({
      customerId: customerIdField(),
      amountCents: integer('Above 0 for the customer, below 0 against', {
        minimum: -MAX_AMOUNT_CENTS,
        maximum: MAX_AMOUNT_CENTS,
      }),
      note: noteField(),
    }),
    refusals: ['unknownCustomer', 'nothingToChange'],
  },
} as const satisfies Record<string, CommandSchema>;
