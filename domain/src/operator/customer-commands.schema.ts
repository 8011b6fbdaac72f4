import { Type } from 'typebox';
import { BalanceFiguresSchema } from '../customer/balance-figures.schema.ts';
import { list } from '../schema/list.ts';
import { integer } from '../schema/numbers.ts';
import { strict } from '../schema/strict.ts';
import { words } from '../schema/words.ts';
import { type CommandSchema, SECRET } from './command-schema.ts';
import {
  customerIdField,
  CustomerRecordSchema,
  limitCents,
  noteField,
  TERMS,
} from './operator-fields.schema.ts';

const passwordField = () =>
  Type.String({
    minLength: 8,
    maxLength: 256,
    description: 'Left out: one is made up and told once',
    ...SECRET,
  });

/** Told once: nobody can read it again. */
const madeUpPassword = () =>
  Type.Optional(Type.String({ description: 'When it was made up here.', ...SECRET }));

const TermsSchema = Type.Partial(strict(TERMS));

export const CUSTOMER_COMMANDS = {
  'customers create': {
    summary: 'Open an account',
    right: 'customers.write',
    changes: true,
    positional: ['customerId'],
    input: strict({
      customerId: customerIdField(),
      password: Type.Optional(passwordField()),
      currency: Type.Optional(Type.String({ pattern: '^[A-Za-z]{3}$', description: 'Of the account; USD' })),
      maxBaseCents: Type.Optional(
        limitCents('The most on any one bet (HR-4); 1,000.00. `limits set` says it in detail'),
      ),
      ...TermsSchema.properties,
    }),
    answer: strict({ customer: CustomerRecordSchema, password: madeUpPassword() }),
    refusals: ['customerExists', 'unknownTimeZone'],
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
    input: strict({ customerId: customerIdField(), ...TermsSchema.properties }),
    answer: CustomerRecordSchema,
    refusals: ['unknownCustomer', 'unknownTimeZone', 'nothingToChange'],
  },
  'customers reset-password': {
    summary: 'Give a customer a new password, and sign every device out',
    right: 'customers.write',
    changes: true,
    positional: ['customerId'],
    input: strict({ customerId: customerIdField(), password: Type.Optional(passwordField()) }),
    answer: strict({ password: madeUpPassword() }),
    refusals: ['unknownCustomer'],
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
    summary: 'Let a customer bet again who was held',
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
    refusals: ['unknownCustomer', 'openWagers'],
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
