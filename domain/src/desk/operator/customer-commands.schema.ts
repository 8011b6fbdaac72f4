import { Type } from 'typebox';
import { BalanceFiguresSchema } from '../../account/customer/balance-figures.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { integer } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { CommandSchema } from './command-schema.ts';
import {
  currencyField,
  madeUpPassword,
  NEW_CUSTOMER,
  passwordField,
  TermsSchema,
} from './new-customer.schema.ts';
import { customerIdField, CustomerRecordSchema, noteField } from './operator-fields.schema.ts';

/** The terms that a customer may lack, by their option. */
export const CLEARED_TERMS = {
  email: 'email',
  'integration-id': 'integrationId',
  'parlay-max-payout': 'parlayMaxPayoutCents',
  'round-robin-max-bet': 'roundRobinMaxBetCents',
  'round-robin-max-payout': 'roundRobinMaxPayoutCents',
  'contest-max-payout': 'contestMaxPayoutCents',
  'if-bet-max-payout': 'ifBetMaxPayoutCents',
} as const;

export const CUSTOMER_COMMANDS = {
  'customers create': {
    summary: 'Open an account',
    right: 'customers.write',
    changes: true,
    positional: ['customerId'],
    input: strict(NEW_CUSTOMER),
    answer: strict({ customer: CustomerRecordSchema, password: madeUpPassword() }),
    refusals: ['customerExists', 'unknownTimeZone', 'unknownAgent', 'unknownStore'],
  },
  'customers show': {
    summary: 'Show one customer',
    right: 'customers.read',
    changes: false,
    positional: ['customerId'],
    input: strict({ customerId: customerIdField() }),
    answer: CustomerRecordSchema,
    refusals: ['unknownCustomer'],
  },
  'customers list': {
    summary: 'List customers by id',
    right: 'customers.read',
    changes: false,
    positional: [],
    input: strict({
      after: Type.Optional(
        Type.String({ maxLength: 64, description: 'Those whose id comes after this one' }),
      ),
      most: Type.Optional(integer('So many at most; 100', { minimum: 1, maximum: 1_000 })),
    }),
    answer: list(
      strict({
        customerId: words(80),
        agentId: words(80),
        store: words(80),
        currency: words(3),
        creditAcctFlag: Type.Boolean(),
        isClosed: Type.Boolean(),
        ...Type.Omit(BalanceFiguresSchema, ['version']).properties,
      }),
    ),
    refusals: [],
  },
  'customers set': {
    summary: 'Change a customer’s terms',
    right: 'customers.write',
    changes: true,
    positional: ['customerId'],
    input: strict({
      customerId: customerIdField(),
      currency: currencyField('Of the account, while no amount of it is in another'),
      ...TermsSchema.properties,
      clear: Type.Optional(
        Type.Array(Type.Enum(Object.keys(CLEARED_TERMS) as Array<keyof typeof CLEARED_TERMS>), {
          maxItems: 10,
          description: 'What is taken from the customer: mail address, id of integrations, caps',
        }),
      ),
      note: Type.Optional(noteField()),
    }),
    answer: CustomerRecordSchema,
    refusals: [
      'unknownCustomer',
      'unknownTimeZone',
      'unknownAgent',
      'unknownStore',
      'setAndCleared',
      'currencyInUse',
      'nothingToChange',
    ],
  },
  'customers unlock': {
    summary: 'Let a customer try again at once who typed too many wrong passwords',
    right: 'customers.write',
    changes: true,
    positional: ['customerId'],
    input: strict({ customerId: customerIdField(), note: Type.Optional(noteField()) }),
    answer: CustomerRecordSchema,
    refusals: ['unknownCustomer', 'notLocked'],
  },
  'customers reset-password': {
    summary: 'Give a customer a new password, sign every device out, and remove the passkeys',
    right: 'customers.write',
    changes: true,
    positional: ['customerId'],
    input: strict({ customerId: customerIdField(), password: Type.Optional(passwordField()) }),
    answer: strict({ password: madeUpPassword() }),
    refusals: ['unknownCustomer'],
  },
  'customers send-reset': {
    summary: 'Send a customer a link to choose a new password, good once for 30 minutes',
    right: 'customers.write',
    changes: true,
    positional: ['customerId'],
    input: strict({ customerId: customerIdField() }),
    answer: strict({ sentTo: words(254) }),
    refusals: ['unknownCustomer', 'customerClosed', 'noEmail', 'mailNotSetUp'],
  },
  'customers hold': {
    summary: 'Let a customer look on and not bet (restriction NOSPTWAGER)',
    right: 'customers.write',
    changes: true,
    positional: ['customerId'],
    input: strict({ customerId: customerIdField(), note: Type.Optional(noteField()) }),
    answer: CustomerRecordSchema,
    refusals: ['unknownCustomer'],
  },
  'customers release': {
    summary: 'Let a customer bet again who was held, and didn’t give betting up',
    right: 'customers.write',
    changes: true,
    positional: ['customerId'],
    input: strict({ customerId: customerIdField(), note: Type.Optional(noteField()) }),
    answer: CustomerRecordSchema,
    refusals: ['unknownCustomer', 'noSuchRestriction'],
  },
  'customers close': {
    summary: 'Close an account: nobody signs in to it any more',
    right: 'customers.write',
    changes: true,
    positional: ['customerId'],
    input: strict({ customerId: customerIdField() }),
    answer: CustomerRecordSchema,
    refusals: ['unknownCustomer', 'openWagers', 'cashRequestsWaiting'],
  },
  'customers reopen': {
    summary: 'Open a closed account again',
    right: 'customers.write',
    changes: true,
    positional: ['customerId'],
    input: strict({ customerId: customerIdField() }),
    answer: CustomerRecordSchema,
    refusals: ['unknownCustomer'],
  },
} as const satisfies Record<string, CommandSchema>;
