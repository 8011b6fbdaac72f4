import { Type } from 'typebox';
import { BalanceFiguresSchema } from '../../account/customer/balance-figures.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { CommandSchema } from './command-schema.ts';
import { madeUpPassword, NEW_CUSTOMER } from './new-customer.schema.ts';
import { paidCents } from './operator-fields.schema.ts';

/** Each has a password to hash, which takes about 25 ms of processor time. */
export const MOST_IMPORTED = 500;

/** `ImportedCustomer`: a row of the file. */
export const ImportedCustomerSchema = strict(
  {
    ...NEW_CUSTOMER,
    depositCents: Type.Optional(paidCents('A first balance; takes the right money.write')),
    freePlayCents: Type.Optional(paidCents('A first free play; takes the right money.write')),
  },
  { title: 'ImportedCustomer' },
);

export const IMPORT_COMMANDS = {
  'customers import': {
    summary: 'Open accounts from a CSV file: all of them, or none when a row is wrong',
    right: 'customers.write',
    changes: true,
    positional: [],
    typed: 'customers import <file>',
    bodyLimitBytes: 1_048_576,
    input: strict({
      rows: Type.Array(ImportedCustomerSchema, { minItems: 1, maxItems: MOST_IMPORTED }),
      dryRun: Type.Optional(Type.Boolean({ description: 'Tell what would be, and keep nothing' })),
    }),
    answer: strict({
      dryRun: Type.Boolean(),
      customers: list(
        strict({
          customerId: words(80),
          currency: words(3),
          creditAcctFlag: Type.Boolean(),
          ...Type.Pick(BalanceFiguresSchema, [
            'availableCents',
            'currentBalanceCents',
            'freePlayBalanceCents',
          ]).properties,
          password: madeUpPassword(),
        }),
      ),
    }),
    refusals: [
      'customerExists',
      'customerTwice',
      'unknownTimeZone',
      'unknownAgent',
      'unknownStore',
      'moneyNotAllowed',
    ],
  },
} as const satisfies Record<string, CommandSchema>;
