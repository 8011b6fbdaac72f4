import { Type } from 'typebox';
import {
  MessageIdSchema,
  MessagePrioritySchema,
  MOST_MESSAGE_CHARACTERS,
} from '../../words/messages/message.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { type CommandSchema, LONG } from './command-schema.ts';
import { customerIdField } from './operator-fields.schema.ts';

/** Most customers that are named one by one. */
const MOST_NAMED = 1_000;

const SENT = {
  messageId: count(),
  subject: words(200),
  priority: orNull(MessagePrioritySchema),
  recipients: count('The number of customers to whom it was sent.'),
  sentAtMs: count('Wall clock.'),
  actor: words(64),
  recalledAtMs: orNull(count('Wall clock.')),
};

const named = (description: string) =>
  list(customerIdField(), { minItems: 1, maxItems: MOST_NAMED, description });

export const MESSAGE_COMMANDS = {
  'messages send': {
    summary: 'Send a message to customers’ inboxes: say to whom by --to, --all or --filter',
    right: 'messages.write',
    changes: true,
    positional: [],
    input: strict({
      subject: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S', description: 'Its title' }),
      body: Type.String({
        minLength: 1,
        maxLength: MOST_MESSAGE_CHARACTERS,
        description: `Plain text or Markdown, at most ${MOST_MESSAGE_CHARACTERS} characters`,
        ...LONG,
      }),
      to: Type.Optional(named('Customers by id, with commas')),
      all: Type.Optional(Type.Boolean({ description: 'Every customer whose account is open' })),
      filter: Type.Optional(
        list(
          Type.String({
            pattern: '^(agent|store|currency|language)=[A-Za-z0-9][A-Za-z0-9_-]{0,31}$',
            description: 'agent=, store=, currency= or language=',
          }),
          {
            minItems: 1,
            maxItems: 4,
            description: 'Every open account that fits all of these, e.g. agent=HOUSE,store=main',
          },
        ),
      ),
      priority: Type.Optional(MessagePrioritySchema),
    }),
    bodyLimitBytes: 131_072,
    answer: strict({ messageId: count(), recipients: count() }),
    refusals: ['noRecipients', 'nobodyFits', 'unknownCustomer', 'customerClosed', 'unknownCondition'],
  },
  'messages list': {
    summary: 'List the messages that were sent, the latest first',
    right: 'messages.write',
    changes: false,
    positional: [],
    input: strict({
      before: Type.Optional(MessageIdSchema),
      most: Type.Optional(integer('So many at most; 50', { minimum: 1, maximum: 500 })),
    }),
    answer: list(strict(SENT)),
    refusals: [],
  },
  'messages show': {
    summary: 'Show a message and how many have read it',
    right: 'messages.write',
    changes: false,
    positional: ['messageId'],
    input: strict({ messageId: MessageIdSchema }),
    answer: strict({
      ...SENT,
      read: count('Customers who have read and kept it.'),
      deleted: count('Customers who have deleted it.'),
      banned: count('Customers from whom it was taken back.'),
      body: words(MOST_MESSAGE_CHARACTERS),
    }),
    refusals: ['unknownMessage'],
  },
  'messages recall': {
    summary: 'Take a message back from everybody, or from the customers named by --to',
    right: 'messages.write',
    changes: true,
    positional: ['messageId'],
    input: strict({ messageId: MessageIdSchema, to: Type.Optional(named('From these alone')) }),
    answer: strict({
      messageId: count(),
      recalled: count('The number of customers from whom it was taken.'),
    }),
    refusals: ['unknownMessage', 'nothingToChange'],
  },
} as const satisfies Record<string, CommandSchema>;
