import type { Together, VariableGroups } from '../../ground/variables/values-of-groups.ts';
import { FEED_KINDS } from '../../lines/feeds/feed-kinds.ts';
import { bookVariables } from './book-variables.ts';
import { cashierVariables } from './cashier-variables.ts';
import { databaseVariables } from './database-variables.ts';
import { feedVariables } from './feed-variables.ts';
import { guardVariables } from './guard-variables.ts';
import { integrationVariables } from './integration-variables.ts';
import { listeningVariables } from './listening-variables.ts';
import { liveVariables } from './live-variables.ts';
import { logVariables } from './log-variables.ts';
import { messageVariables } from './message-variables.ts';
import { noticeVariables } from './notice-variables.ts';
import { sessionVariables } from './session-variables.ts';
import { signUpVariables } from './sign-up-variables.ts';
import { siteVariables } from './site-variables.ts';
import { traceVariables } from './trace-variables.ts';

type GroupsOfFeeds = Together<(typeof FEED_KINDS)[number]['variables']>;

const ownOfFeeds = Object.assign({}, ...FEED_KINDS.map(({ variables }) => variables)) as GroupsOfFeeds;

/**
 * All environment variables that the gateway reads, grouped by subject, in the order of
 * docs/operations/configuration.md, which is generated from them. A new one goes into one of these files, or into the
 * folder of its feed.
 */
export const VARIABLE_GROUPS = {
  'Where it listens': listeningVariables,
  'Database and line log': databaseVariables,
  'Logs and figures': logVariables,
  Traces: traceVariables,
  Feeds: feedVariables,
  ...ownOfFeeds,
  'Live lines': liveVariables,
  'The book': bookVariables,
  'The site': siteVariables,
  'Sessions and sign-in': sessionVariables,
  'Sign-up': signUpVariables,
  'Cashier and cards': cashierVariables,
  'Integrations and the sandbox': integrationVariables,
  'Mail and notifications': messageVariables,
  'What operators are told': noticeVariables,
  'Agents and captcha': guardVariables,
} as const satisfies VariableGroups;
