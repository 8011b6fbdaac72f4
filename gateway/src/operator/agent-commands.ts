import type { AGENT_COMMANDS } from '@lineboard/domain/operator/agent-commands.schema';
import { redeemAgentToken } from '../session/agent-token.ts';
import type { Run, Runs } from './command.ts';

const admit: Run<'agents admit'> = async ({ client, agents, wallMs, refuse }, { token }) => {
  const agentId = await redeemAgentToken(client, agents, token, wallMs);
  if (agentId === null) return refuse('agentNotAdmitted', {});
  return { after: { agentId }, answer: { agentId } };
};

export const AGENT_RUNS: Runs<keyof typeof AGENT_COMMANDS> = { 'agents admit': admit };
