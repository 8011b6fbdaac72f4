import { Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { CommandSchema } from './command-schema.ts';
import { SIGN_UP_FIELDS } from './operator-fields.schema.ts';

const most = (description = 'So many at most; 100') =>
  Type.Optional(integer(description, { minimum: 1, maximum: 1_000 }));

export const WAITING_COMMANDS = {
  'customers waiting': {
    summary:
      'List who opened an account and waits for `customers reopen`, who waits longest first; `customers close` turns one down',
    right: 'customers.read',
    changes: false,
    positional: [],
    input: strict({ most: most() }),
    answer: list(strict({ customerId: words(80), ...SIGN_UP_FIELDS })),
    refusals: [],
  },
  'customers owing': {
    summary:
      'List who owes more than their credit, after a reversal for one, by currency, the most first: they can’t bet or be paid ' +
      'out',
    right: 'customers.read',
    changes: false,
    positional: [],
    input: strict({ most: most('So many of each currency at most; 100') }),
    answer: list(
      strict({
        currency: words(3),
        customerId: words(80),
        owedCents: count('Below nothing, or below the credit limit.'),
        currentBalanceCents: integer(),
        atRiskCents: count(),
        creditLimitCents: count('0 of a post-up customer.'),
      }),
    ),
    refusals: [],
  },
} as const satisfies Record<string, CommandSchema>;
