import type { CommandRefusalParams } from '@lineboard/domain/desk/operator/command-refusal';
import { isTimeZone } from '@lineboard/domain/ground/calendar/is-time-zone';
import type { CommandInput } from '@lineboard/domain/desk/operator/commands.schema';
import { readAgents, readStores } from './known-names.ts';
import { createCapColumns } from '../../ground/database/cap-columns.ts';

type Terms = Omit<CommandInput<'customers set'>, 'customerId' | 'currency'>;

const COLUMNS = {
  agentId: 'agent_id',
  store: 'store',
  creditAcctFlag: 'credit_acct_flag',
  creditLimitCents: 'credit_limit_cents',
  minimumWagerCents: 'minimum_wager_cents',
  enableRifFlag: 'enable_rif_flag',
  email: 'email',
  timeZone: 'time_zone',
  webLanguage: 'web_language',
  priceType: 'price_type',
  customerIsABot: 'customer_is_a_bot',
  isOffline: 'is_offline',
  isAffiliate: 'is_affiliate',
  isAgent: 'is_agent',
  integrationId: 'integration_id',
} as const satisfies Partial<Record<keyof Terms, string>>;

/** What was said of a customer, by column; what wasn't said is left out. */
export const columnsOfTerms = (terms: Terms): Map<string, unknown> =>
  new Map<string, unknown>([
    ...Object.entries(COLUMNS).flatMap(([name, column]) => {
      const value = terms[name as keyof typeof COLUMNS];
      if (value === undefined) return [];
      return [[column, name === 'agentId' ? String(value).toUpperCase() : value] as const];
    }),
    ...Object.entries(createCapColumns(terms)),
  ]);

type RefuseTimeZone = (code: 'unknownTimeZone', params: { timeZone: string }, field?: string) => never;

/** @param field where it is, when there are several */
export const refuseUnknownTimeZone = (
  { timeZone }: { timeZone?: string },
  refuse: RefuseTimeZone,
  field?: string,
): void => {
  if (timeZone !== undefined && !isTimeZone(timeZone)) refuse('unknownTimeZone', { timeZone }, field);
};

type RefuseNames = <Code extends 'unknownAgent' | 'unknownStore'>(
  code: Code,
  params: CommandRefusalParams<Code>,
  field?: string,
) => never;

/** Agents and stores that there are. */
export interface TermNames {
  agents: ReadonlySet<string>;
  stores: ReadonlySet<string>;
}

export const readTermNames = async (
  client: Parameters<typeof readAgents>[0],
  parts: Parameters<typeof readStores>[1],
): Promise<TermNames> => ({ agents: await readAgents(client), stores: await readStores(client, parts) });

/**
 * The customer's agent and store must exist: a mistyped agent is owed nothing, and of a
 * mistyped store nobody sends lines.
 *
 * @param at where the terms are, when there are several: `rows.3.`
 */
export const refuseUnknownNames = (
  { agents, stores }: TermNames,
  { agentId: typed, store }: Pick<Terms, 'agentId' | 'store'>,
  refuse: RefuseNames,
  at = '',
): void => {
  const agentId = typed?.toUpperCase();
  if (agentId !== undefined && !agents.has(agentId)) refuse('unknownAgent', { agentId }, `${at}agentId`);
  if (store !== undefined && !stores.has(store)) refuse('unknownStore', { store }, `${at}store`);
};
