import { lendToken } from '../desk/operator/lend-token.ts';
import type { Database } from '../ground/database/create-database.ts';
import type { AgentAdmission } from '../sandbox/people/admit-agent.ts';

/** The sandbox's agent site asks the book of the one right, and of nothing else. */
export const createAgentKeys =
  ({ pool }: Pick<Database, 'pool'>, wallNowMs: () => number): AgentAdmission['lendKey'] =>
  (holdsMs, call) =>
    lendToken(pool, { actor: 'sandbox-agent-site', right: 'agents.admit', holdsMs }, wallNowMs(), call);
