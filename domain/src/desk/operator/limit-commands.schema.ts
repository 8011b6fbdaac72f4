import { Type } from 'typebox';
import { bookNumber, integer } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import type { CommandSchema } from './command-schema.ts';
import { customerIdField, CustomerRecordSchema, limitCents } from './operator-fields.schema.ts';

const codeField = () =>
  Type.String({
    pattern: '^[A-Za-z0-9]{1,32}$',
    description: 'E.g. NOSPTWAGER, PLOPEN, LESSJUICE; docs/glossary.md has them all',
  });

export const LIMIT_COMMANDS = {
  'limits set': {
    summary: 'Set the most that may be bet: for everything, or for a sport, league, period or kind of wager',
    right: 'customers.write',
    changes: true,
    positional: ['customerId', 'maxBaseCents'],
    input: strict({
      customerId: customerIdField(),
      maxBaseCents: limitCents('The base amount (HR-4)'),
      sportType: Type.Optional(Type.String({ maxLength: 40, description: 'E.g. Football' })),
      sportSubType: Type.Optional(Type.String({ minLength: 1, maxLength: 80, description: 'E.g. NFL' })),
      periodNumber: Type.Optional(bookNumber('0 is the whole game')),
      limitType: Type.Optional(
        Type.Enum(['S', 'M', 'L', 'E', 'C', 'P', 'T'], {
          description: 'S spread, M money line, L total, E team total, C contest, P parlay, T teaser',
        }),
      ),
    }),
    answer: CustomerRecordSchema,
    refusals: ['unknownCustomer', 'unknownSport', 'unknownLeague', 'unknownPeriod'],
  },
  'limits remove': {
    summary: 'Take a limit away; the next less specific one holds then',
    right: 'customers.write',
    changes: true,
    positional: ['customerId', 'limitId'],
    input: strict({ customerId: customerIdField(), limitId: integer('As `customers show` names it') }),
    answer: CustomerRecordSchema,
    refusals: ['unknownCustomer', 'noSuchLimit'],
  },
  'restrictions set': {
    summary: 'Give a customer a restriction, or another figure of one',
    right: 'customers.write',
    changes: true,
    positional: ['customerId', 'code'],
    input: strict({
      customerId: customerIdField(),
      code: codeField(),
      params: Type.Optional(
        Type.Record(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' }), Type.Number(), {
          maxProperties: 20,
          // A pattern alone says nothing of names that it doesn't fit.
          additionalProperties: false,
          description: 'Its figures, e.g. Cents=5',
        }),
      ),
    }),
    answer: CustomerRecordSchema,
    refusals: ['unknownCustomer', 'unknownRestriction', 'unknownParam', 'wrongParam'],
  },
  'restrictions remove': {
    summary: 'Take a restriction away',
    right: 'customers.write',
    changes: true,
    positional: ['customerId', 'code'],
    input: strict({ customerId: customerIdField(), code: codeField() }),
    answer: CustomerRecordSchema,
    refusals: ['unknownCustomer', 'noSuchRestriction'],
  },
} as const satisfies Record<string, CommandSchema>;
