import {
  type AGENT_COMMANDS,
  MOST_CUSTOMERS_OF_AGENT,
} from '@lineboard/domain/desk/operator/agent-commands.schema';
import { redeemAgentToken } from '../../account/session/agent-token.ts';
import type { Run, Runs } from './command.ts';

const CUSTOMERS_OF_AGENT = `
select customer_id from customer
where agent_id = $1 and closed_at_ms is null and not is_agent order by customer_id limit $2
`;

const admit: Run<'agents admit'> = async ({ client, agents, wallMs, refuse }, { token }) => {
  const agentId = await redeemAgentToken(client, agents, token, wallMs);
  if (agentId === null) return refuse('agentNotAdmitted', {});
  const { rows } = await client.query<{ customer_id: string }>(CUSTOMERS_OF_AGENT, [
    agentId,
    MOST_CUSTOMERS_OF_AGENT,
  ]);
  const customerIds = rows.map(({ customer_id }) => customer_id);
  return { after: { agentId }, answer: { agentId, customerIds } };
};

export const AGENT_RUNS: Runs<keyof typeof AGENT_COMMANDS> = { 'agents admit': admit };
