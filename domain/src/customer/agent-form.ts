import type { Static } from 'typebox';
import type { AgentFormSchema } from './agent-form.schema.ts';

/** What leads an agent from the sign-in page to the agent site. */
export type AgentForm = Static<typeof AgentFormSchema>;
