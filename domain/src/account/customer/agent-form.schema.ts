import { type Static, Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

export const AgentFormSchema = strict(
  {
    action: words(2_000, 'Where it is posted to: the agent site.'),
    fields: list(
      strict({
        name: Type.Enum(['token', 'key', 'mode', 'password1', 'customerID1']),
        value: words(2_000),
      }),
      { maxItems: 4 },
    ),
  },
  {
    title: 'AgentForm',
    description:
      'The form that leads an agent to the agent site, with a token that is good there once, for a minute.',
  },
);

/** What leads an agent from the sign-in page to the agent site. */
export type AgentForm = Static<typeof AgentFormSchema>;
