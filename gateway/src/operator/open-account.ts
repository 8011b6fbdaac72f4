import type { CommandInput, CommandName } from '@lineboard/domain/operator/commands.schema';
import type { CommandContext } from './command.ts';
import { columnsOfTerms } from './customer-terms.ts';
import { idOf } from './lock-customer.ts';

const DEFAULT_MAX_BASE_CENTS = 100_000;

/** @returns the new customer's id, or null when there is such a customer already */
export const openAccount = async <Name extends CommandName>(
  { client, defaultStore, wallMs }: CommandContext<Name>,
  said: Omit<CommandInput<'customers create'>, 'password'>,
  passwordHash: string,
): Promise<string | null> => {
  const { customerId: typed, currency = 'USD', maxBaseCents = DEFAULT_MAX_BASE_CENTS, ...terms } = said;
  const customerId = idOf(typed);
  const columns = new Map<string, unknown>([
    ['agent_id', 'HOUSE'],
    ['store', defaultStore],
    ['price_type', 'A'],
    ['credit_acct_flag', false],
    ['minimum_wager_cents', 100],
    ['time_zone', 'America/New_York'],
    ['web_language', 'ENG'],
    ...columnsOfTerms(terms),
    ['customer_id', customerId],
    ['password_hash', passwordHash],
    ['must_change_password', true],
    ['currency', currency.toUpperCase()],
    ['created_at_ms', wallMs],
  ]);
  const names = [...columns.keys()];
  const { rowCount } = await client.query(
    `insert into customer (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})
     on conflict do nothing`,
    [...columns.values()],
  );
  if (rowCount === 0) return null;
  await client.query('insert into account (customer_id) values ($1)', [customerId]);
  await client.query('insert into customer_limit (customer_id, max_base_cents) values ($1, $2)', [
    customerId,
    maxBaseCents,
  ]);
  return customerId;
};
