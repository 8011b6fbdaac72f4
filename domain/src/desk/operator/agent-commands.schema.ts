import { Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { type CommandSchema, SECRET } from './command-schema.ts';

/** The most customers that a page lists. */
export const MOST_CUSTOMERS_OF_AGENT = 500;

export const AGENT_COMMANDS = {
  'agents admit': {
    summary: 'Tell the agent site whose token an agent came with; it is good once, for a minute',
    right: 'agents.admit',
    changes: true,
    positional: [],
    input: strict({
      token: Type.String({
        maxLength: 2_000,
        pattern: '^[\\w-]+\\.[\\w-]+\\.[\\w-]+$',
        description: 'What the form posted as `token` or `password1`',
        ...SECRET,
      }),
    }),
    answer: strict({
      agentId: words(80),
      customerIds: list(words(80), {
        maxItems: MOST_CUSTOMERS_OF_AGENT,
        description: 'Customers of this agent whose accounts are open, by their numbers; the first 500',
      }),
    }),
    refusals: ['agentNotAdmitted'],
  },
} as const satisfies Record<string, CommandSchema>;
