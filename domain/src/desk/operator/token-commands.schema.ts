import { Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { type CommandSchema, SECRET } from './command-schema.ts';

const nameField = () =>
  Type.String({
    pattern: '^[a-z][a-z0-9.-]{0,39}$',
    description: 'The operator or program that uses it; the audit log names it',
  });

export const TOKEN_COMMANDS = {
  'tokens create': {
    summary: 'Make a token for the HTTP calls; it is told once',
    right: 'tokens.write',
    changes: true,
    positional: ['name'],
    input: strict({
      name: nameField(),
      rights: Type.Optional(
        Type.Array(Type.String({ maxLength: 40 }), { maxItems: 50, description: 'Which; all of yours' }),
      ),
      days: Type.Optional(integer('How long it holds; 365', { minimum: 1, maximum: 3_650 })),
    }),
    answer: strict({
      name: words(40),
      rights: list(words(40)),
      expiresAtMs: count('Wall clock.'),
      token: Type.String({ ...SECRET }),
    }),
    refusals: ['tokenExists', 'tokenNameUsed', 'unknownRight', 'rightNotOwned'],
  },
  'tokens list': {
    summary: 'List the tokens',
    right: 'tokens.write',
    changes: false,
    positional: [],
    input: strict({}),
    answer: list(
      strict({
        name: words(40),
        rights: list(words(40)),
        createdAtMs: count('Wall clock.'),
        expiresAtMs: count('Wall clock.'),
        usedAtMs: orNull(count('Wall clock, to the minute.')),
      }),
    ),
    refusals: [],
  },
  'tokens revoke': {
    summary: 'End a token at once; one needs all its rights',
    right: 'tokens.write',
    changes: true,
    positional: ['name'],
    input: strict({ name: nameField() }),
    answer: strict({ name: words(40) }),
    refusals: ['unknownToken', 'tokenOverOwnRights'],
  },
} as const satisfies Record<string, CommandSchema>;
