import { Type } from 'typebox';
import { count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { CommandSchema } from './command-schema.ts';
import { customerIdField } from './operator-fields.schema.ts';

const MOST_COMMENT_CHARACTERS = 1_000;

const CommentSchema = strict({
  customerId: words(80),
  text: orNull(words(10_000), { description: 'null: there is none.' }),
  writtenAtMs: orNull(count('Wall clock.')),
  expiresAtMs: orNull(count('Wall clock; null: it is shown until it is removed.')),
  isHidden: Type.Boolean({ description: 'The customer has chosen not to see it again.' }),
});

const COMMON = { right: 'messages.write', positional: ['customerId'], answer: CommentSchema } as const;

export const COMMENT_COMMANDS = {
  'comments set': {
    ...COMMON,
    summary: 'Put a comment on an account: its customer is shown it once a session, titled “Important”',
    changes: true,
    input: strict({
      customerId: customerIdField(),
      text: Type.String({
        minLength: 1,
        maxLength: MOST_COMMENT_CHARACTERS,
        pattern: '\\S',
        description: 'Plain text',
      }),
      expires: Type.Optional(
        Type.String({
          pattern: '^\\d{4}-\\d{2}-\\d{2}$',
          description: 'The last day that it is shown, e.g. 2027-01-31 (New York)',
        }),
      ),
    }),
    refusals: ['unknownCustomer', 'unknownDay'],
  },
  'comments show': {
    ...COMMON,
    summary: 'Show the comment on an account',
    changes: false,
    input: strict({ customerId: customerIdField() }),
    refusals: ['unknownCustomer'],
  },
  'comments remove': {
    ...COMMON,
    summary: 'Take the comment off an account',
    changes: true,
    input: strict({ customerId: customerIdField() }),
    refusals: ['unknownCustomer', 'nothingToChange'],
  },
} as const satisfies Record<string, CommandSchema>;
