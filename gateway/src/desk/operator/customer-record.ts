import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';
import { readCaps } from '../../ground/database/cap-columns.ts';
import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import { readOwnTerms, applyDueChanges } from '../../account/own-limits/own-terms.ts';
import { TRIES_OF_CUSTOMER } from '../../account/session/password-tries.ts';
import { ACCOUNTS_OF_PERSON } from '../../account/own-limits/share-time-out.ts';
import type { Tables } from '../../ground/database/tables.ts';
import type { Selectable } from 'kysely';
import type pg from 'pg';

export type CustomerRecord = CommandAnswer<'customers show'>;

/** A customer's row joined with the account's. */
export type StoredAccount = Selectable<Tables['customer']> & Selectable<Tables['account']>;

type LimitRow = CustomerRecord['limits'][number];

/**
 * Everything but the key is locked: what is written of a customer (a bet, a request at the cashier) names it, and is
 * written by those who hold the account already. Waiting for each other, neither would come to an end.
 *
 * @param lock lock makes other changes of the account wait for this transaction
 * @returns undefined when there is no such customer
 */
export const readAccount = async (
  client: pg.PoolClient,
  customerId: string,
  lock: boolean,
): Promise<StoredAccount | undefined> => {
  const { rows } = await client.query<StoredAccount>(
    `select * from customer join account using (customer_id) where customer_id = $1 ${lock ? 'for no key update' : ''}`,
    [customerId],
  );
  return rows[0];
};

/** The customer as the transaction has it at this moment of the wall clock. */
export const readRecord = async (
  { client, wallMs }: { client: pg.PoolClient; wallMs: number },
  customerId: string,
): Promise<CustomerRecord> => {
  const row = await readAccount(client, customerId, false);
  if (row === undefined) throw new Error(`customer ${customerId} is gone`);
  const restrictions = await client.query<CustomerRecord['restrictions'][number]>(
    'select code, params from customer_restriction where customer_id = $1 order by code',
    [customerId],
  );
  const limits = await client.query<LimitRow>(
    `select limit_id as "limitId", sport_type as "sportType", sport_sub_type as "sportSubType",
       period_number as "periodNumber", wager_type as "limitType", max_base_cents as "maxBaseCents"
     from customer_limit where customer_id = $1 order by limit_id`,
    [customerId],
  );
  const own = applyDueChanges(await readOwnTerms(client, customerId), wallMs);
  return {
    customerId,
    agentId: row.agent_id,
    store: row.store,
    currency: row.currency,
    creditAcctFlag: row.credit_acct_flag,
    creditLimitCents: row.credit_limit_cents,
    minimumWagerCents: row.minimum_wager_cents,
    ...readCaps(row),
    enableRifFlag: row.enable_rif_flag,
    isDemo: row.is_demo,
    email: row.email,
    timeZone: row.time_zone,
    webLanguage: row.web_language,
    priceType: row.price_type,
    customerIsABot: row.customer_is_a_bot,
    isOffline: row.is_offline,
    isAffiliate: row.is_affiliate,
    isAgent: row.is_agent,
    integrationId: row.integration_id,
    createdAtMs: row.created_at_ms,
    isClosed: row.closed_at_ms !== null,
    lockedUntilMs: await readLockOut(client, customerId, wallMs),
    openWagers: await countOpenWagers(client, customerId),
    balance: calculateBalance(row),
    restrictions: restrictions.rows,
    limits: limits.rows,
    ownLimits: [...own.own_limits],
    timeOut: own.time_out,
    signUp: await readSignUp(client, customerId),
  };
};

/** Until when somebody is locked out, on a device of the customer’s or a stranger’s. */
const readLockOut = async (
  client: pg.PoolClient,
  customerId: string,
  wallMs: number,
): Promise<number | null> => {
  const { rows } = await client.query<{ until: number | null }>(
    `select max(locked_until_ms) as until from login_attempt where locked_until_ms > $2 and ${TRIES_OF_CUSTOMER}`,
    [customerId, wallMs],
  );
  return rows[0]?.until ?? null;
};

/** What was said when the account was opened by its customer, and which others that person has. */
const readSignUp = async (client: pg.PoolClient, customerId: string): Promise<CustomerRecord['signUp']> => {
  const { rows } = await client.query<NonNullable<CustomerRecord['signUp']>>(
    `select s.agreed_at_ms as "signedUpAtMs", s.email, s.confirmed_at_ms is not null as "isEmailConfirmed", s.country,
       s.state, s.phone, s.born_on as "bornOn", array(${ACCOUNTS_OF_PERSON} order by 1) as "samePerson"
     from sign_up s where s.customer_id = $1`,
    [customerId],
  );
  return rows[0] ?? null;
};

/** Those that wait for a decision are open, too. */
export const countOpenWagers = async (client: pg.PoolClient, customerId: string): Promise<number> => {
  const { rows } = await client.query<{ open: number }>(
    `select (select count(*) from wager where customer_id = $1 and status = 'O')
       + (select count(*) from pending_ticket where customer_id = $1) as open`,
    [customerId],
  );
  return rows[0]?.open ?? 0;
};
