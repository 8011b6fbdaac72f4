import { list } from '../../ground/schema/list.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { CommandSchema } from './command-schema.ts';

export const DEMO_COMMANDS = {
  'customers close-demo': {
    summary:
      'Close every account that a demo brought, with its open bets, and make its public password open nothing',
    right: 'customers.write',
    changes: true,
    positional: [],
    input: strict({}),
    answer: strict({ closed: list(words(80), { description: 'Those that were open' }) }),
    refusals: [],
  },
} as const satisfies Record<string, CommandSchema>;
