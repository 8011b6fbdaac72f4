import { TimeOutLengthSchema } from '../../account/own-limits/own-limit.schema.ts';
import { strict } from '../../ground/schema/strict.ts';
import type { CommandSchema } from './command-schema.ts';
import { customerIdField, CustomerRecordSchema, noteField } from './operator-fields.schema.ts';

export const TIME_OUT_COMMANDS = {
  'time-outs set': {
    summary: 'Give a customer a time without bets, or a longer one; a longer one stays',
    right: 'customers.write',
    changes: true,
    positional: ['customerId', 'length'],
    input: strict({ customerId: customerIdField(), length: TimeOutLengthSchema, note: noteField() }),
    answer: CustomerRecordSchema,
    refusals: ['unknownCustomer', 'timeOutShorter'],
  },
  'time-outs end': {
    summary:
      'End a customer’s time-out on all accounts of the person; a self-exclusion (six months, or until the customer asks) on ' +
      'this account alone, after a day',
    right: 'customers.write',
    changes: true,
    positional: ['customerId'],
    input: strict({ customerId: customerIdField(), note: noteField() }),
    answer: CustomerRecordSchema,
    refusals: ['unknownCustomer', 'noTimeOut'],
  },
} as const satisfies Record<string, CommandSchema>;
