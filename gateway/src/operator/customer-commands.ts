import type { CUSTOMER_COMMANDS } from '@lineboard/domain/operator/customer-commands.schema';
import { randomBytes } from 'node:crypto';
import { createStatement } from '../database/create-statement.ts';
import { hashPassword } from '../session/password-hash.ts';
import type { Run, Runs } from './command.ts';
import { countOpenWagers, readRecord } from './customer-record.ts';
import { columnsOfTerms, isTimeZone } from './customer-terms.ts';
import { holdCustomer, releaseCustomer } from './limit-commands.ts';
import { changeCustomer, idOf, lockAccount } from './lock-customer.ts';

/** 16 characters that nobody guesses and anybody can read out. */
const makePassword = (): string => randomBytes(12).toString('base64url');

const DEFAULT_MAX_BASE_CENTS = 100_000;
const MOST_LISTED = 100;

const create: Run<'customers create'> = async ({ client, refuse, defaultStore, wallMs }, input) => {
  const { customerId: typed, password: given, currency = 'USD', maxBaseCents, ...terms } = input;
  const customerId = idOf(typed);
  if (terms.timeZone !== undefined && !isTimeZone(terms.timeZone))
    return refuse('unknownTimeZone', { timeZone: terms.timeZone });
  const password = given ?? makePassword();
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
    ['password_hash', await hashPassword(password)],
    ['currency', currency.toUpperCase()],
    ['created_at_ms', wallMs],
  ]);
  const names = [...columns.keys()];
  const { rowCount } = await client.query(
    `insert into customer (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})
     on conflict do nothing`,
    [...columns.values()],
  );
  if (rowCount === 0) return refuse('customerExists', { customerId });
  await client.query('insert into account (customer_id) values ($1)', [customerId]);
  await client.query('insert into customer_limit (customer_id, max_base_cents) values ($1, $2)', [
    customerId,
    maxBaseCents ?? DEFAULT_MAX_BASE_CENTS,
  ]);
  const customer = await readRecord(client, customerId);
  return {
    customerId,
    after: customer,
    answer: given === undefined ? { customer, password } : { customer },
  };
};

const show: Run<'customers show'> = async ({ client, refuse }, { customerId: typed }) => {
  const customerId = idOf(typed);
  const { rowCount } = await client.query('select from customer where customer_id = $1', [customerId]);
  if (rowCount === 0) return refuse('unknownCustomer', { customerId });
  return { answer: await readRecord(client, customerId) };
};

const selectCustomers = createStatement<{ after: string; most: number }>(
  'list-customers',
  `select customer_id as "customerId", agent_id as "agentId", store, currency,
     credit_acct_flag as "creditAcctFlag", closed_at_ms is not null as "isClosed",
     current_balance_cents as "currentBalanceCents", at_risk_cents as "atRiskCents",
     current_balance_cents - at_risk_cents + case when credit_acct_flag then credit_limit_cents else 0 end
       as "availableCents", free_play_balance_cents as "freePlayBalanceCents"
   from customer join account using (customer_id)
   where customer_id > :after order by customer_id limit :most`,
);

const list: Run<'customers list'> = async ({ client }, { after = '', most = MOST_LISTED }) => {
  const { rows } = await client.query(selectCustomers({ after: idOf(after), most }));
  return { answer: rows };
};

const set: Run<'customers set'> = async (context, { customerId, ...terms }) => {
  const { client, refuse } = context;
  if (terms.timeZone !== undefined && !isTimeZone(terms.timeZone))
    return refuse('unknownTimeZone', { timeZone: terms.timeZone });
  const columns = columnsOfTerms(terms);
  if (columns.size === 0) return refuse('nothingToChange', {});
  return changeCustomer(context, customerId, async ({ customer_id }) => {
    const sets = [...columns.keys()].map((column, at) => `${column} = $${at + 2}`).join(', ');
    await client.query(`update customer set ${sets} where customer_id = $1`, [
      customer_id,
      ...columns.values(),
    ]);
  });
};

/** Every device is signed out, and has to show itself again. */
const endSessions = `with sessions as (delete from session where customer_id = $1)
  delete from known_device where customer_id = $1`;

const resetPassword: Run<'customers reset-password'> = async (
  context,
  { customerId: typed, password: given },
) => {
  const { client } = context;
  const { customer_id: customerId } = await lockAccount(context, typed);
  const password = given ?? makePassword();
  await client.query('update customer set password_hash = $2 where customer_id = $1', [
    customerId,
    await hashPassword(password),
  ]);
  await client.query(endSessions, [customerId]);
  const answer = given === undefined ? { password } : {};
  return { customerId, answer, events: [{ kind: 'sessionEnded' }] };
};

const close: Run<'customers close'> = async (context, { customerId }) => {
  const { client, refuse, wallMs } = context;
  const changed = await changeCustomer(context, customerId, async ({ customer_id }) => {
    const count = await countOpenWagers(client, customer_id);
    if (count > 0) refuse('openWagers', { customerId: customer_id, count });
    await client.query(
      'update customer set closed_at_ms = coalesce(closed_at_ms, $2) where customer_id = $1',
      [customer_id, wallMs],
    );
    await client.query(endSessions, [customer_id]);
  });
  return { ...changed, events: [{ kind: 'sessionEnded' }] };
};

const reopen: Run<'customers reopen'> = async (context, { customerId }) =>
  changeCustomer(context, customerId, async ({ customer_id }) => {
    await context.client.query('update customer set closed_at_ms = null where customer_id = $1', [
      customer_id,
    ]);
  });

export const CUSTOMER_RUNS: Runs<keyof typeof CUSTOMER_COMMANDS> = {
  'customers create': create,
  'customers show': show,
  'customers list': list,
  'customers set': set,
  'customers reset-password': resetPassword,
  'customers hold': holdCustomer,
  'customers release': releaseCustomer,
  'customers close': close,
  'customers reopen': reopen,
};
