import { Type } from 'typebox';
import { OwnPasskeySchema } from '../../account/sign-in/passkey.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { strict } from '../../ground/schema/strict.ts';
import type { CommandSchema } from './command-schema.ts';
import { customerIdField, noteField } from './operator-fields.schema.ts';

export const PASSKEY_COMMANDS = {
  'passkeys list': {
    summary: 'List a customer’s passkeys, the oldest first',
    right: 'customers.read',
    changes: false,
    positional: ['customerId'],
    input: strict({ customerId: customerIdField() }),
    answer: list(OwnPasskeySchema),
    refusals: ['unknownCustomer'],
  },
  'passkeys remove': {
    summary: 'Remove a passkey of a customer, end the sessions that began with it, and tell the customer',
    right: 'customers.write',
    changes: true,
    positional: ['customerId', 'passkeyId'],
    input: strict({
      customerId: customerIdField(),
      passkeyId: Type.String({
        pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
        description: 'The id that `passkeys list` shows',
      }),
      note: Type.Optional(noteField()),
    }),
    answer: OwnPasskeySchema,
    refusals: ['unknownCustomer', 'unknownPasskey'],
  },
} as const satisfies Record<string, CommandSchema>;
