import { Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { CommandSchema } from './command-schema.ts';

export const AUDIT_COMMANDS = {
  'audit list': {
    summary: 'List what operators changed, the latest first',
    right: 'audit.read',
    changes: false,
    positional: [],
    input: strict({
      customerId: Type.Optional(Type.String({ maxLength: 64, description: 'About this customer' })),
      actor: Type.Optional(Type.String({ maxLength: 64, description: 'Only changes by this operator' })),
      before: Type.Optional(integer('Entries before this one', { minimum: 1 })),
      most: Type.Optional(integer('So many at most; 50', { minimum: 1, maximum: 500 })),
    }),
    answer: list(
      strict({
        entryId: integer(),
        atMs: count('Wall clock.'),
        actor: words(64),
        address: orNull(words(64)),
        command: words(64),
        customerId: orNull(words(64)),
        input: Type.Unknown(),
        before: Type.Unknown(),
        after: Type.Unknown(),
      }),
    ),
    refusals: [],
  },
} as const satisfies Record<string, CommandSchema>;
