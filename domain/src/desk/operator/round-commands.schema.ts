import { Type } from 'typebox';
import { cents } from '../../ground/money/cents.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { MOST_NAME_CHARACTERS } from '../../casino/wallet/wallet-bounds.ts';
import type { CommandSchema } from './command-schema.ts';
import { customerIdField, noteField } from './operator-fields.schema.ts';

const providerField = () =>
  Type.String({
    pattern: '^[\\w. -]{1,40}$',
    description: 'The provider of the round, as `rounds list` names it',
  });

const roundField = () =>
  Type.String({ pattern: `^[\\x20-\\x7e]{1,${MOST_NAME_CHARACTERS}}$`, description: 'Its number there' });

const ROUND = {
  provider: words(40),
  round: words(120),
  system: words(40, 'The system’s name in transactions.'),
  game: orNull(words(80)),
  customerId: words(80),
  currency: words(3),
  stakeCents: cents('Held while it is open.'),
  winCents: orNull(cents('Told so far, the stake included; null: nothing.')),
  acceptedAtMs: count('Book’s clock.'),
  toldAtMs: orNull(count('When its provider last told of it, wall clock; null: no wallet call did.')),
};

/** `RoundRecord`. */
const RoundRecordSchema = strict(
  {
    ...ROUND,
    postedAtMs: orNull(count('Book’s clock; null: it is open.')),
    closedBy: orNull(Type.Enum(['provider', 'rule', 'operator'])),
    isReturned: Type.Boolean({ description: 'Its stake was given back, whatever it had won.' }),
    transactions: list(
      strict({
        transaction: words(120),
        call: Type.Enum(['bet', 'win', 'refund', 'close']),
        amountCents: cents(),
        code: orNull(words(40, 'Why it was refused; null: it was not.')),
        refundedBy: orNull(words(120, 'The transaction that took this bet back.')),
        atMs: count('Wall clock.'),
      }),
    ),
  },
  { title: 'RoundRecord', description: 'A round of a provider’s game as an operator sees it.' },
);

const oneRound = { provider: providerField(), round: roundField() };

const CHANGE = {
  right: 'money.write',
  changes: true,
  positional: ['provider', 'round'],
  input: strict({ ...oneRound, note: noteField() }),
  answer: RoundRecordSchema,
  refusals: ['unknownRound', 'roundClosed'],
} as const;

export const ROUND_COMMANDS = {
  'rounds list': {
    summary: 'Show open rounds of providers’ games, those first of which nothing was told for longest',
    right: 'customers.read',
    changes: false,
    positional: [],
    input: strict({
      customerId: Type.Optional(customerIdField()),
      provider: Type.Optional(providerField()),
    }),
    answer: strict({
      rounds: list(strict(ROUND, { title: 'OpenRound' }), { description: 'At most 200.' }),
      count: count('The number of all of them.'),
      totals: list(strict({ currency: words(3), count: count(), stakeCents: cents('Held for all in it.') })),
    }),
    refusals: [],
  },
  'rounds show': {
    summary: 'Show a round, open or closed, with each transaction of it, refused ones too',
    right: 'customers.read',
    changes: false,
    positional: ['provider', 'round'],
    input: strict(oneRound),
    answer: RoundRecordSchema,
    refusals: ['unknownRound'],
  },
  'rounds close': {
    ...CHANGE,
    summary: 'Close an open round: pay what it was told to have won, or nothing',
  },
  'rounds void': { ...CHANGE, summary: 'Close an open round and give its stake back, whatever it has won' },
} as const satisfies Record<string, CommandSchema>;
