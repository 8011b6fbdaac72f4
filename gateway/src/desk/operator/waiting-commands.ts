import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';
import type { WAITING_COMMANDS } from '@lineboard/domain/desk/operator/waiting-commands.schema';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { Run, Runs } from './command.ts';

const MOST = 100;

/**
 * The account of the customer `c` was opened closed, and nobody has decided about it. An account that is turned down
 * was closed later than that.
 */
export const WAITS_FOR_APPROVAL = `exists (
  select from sign_up s where s.customer_id = c.customer_id and s.agreed_at_ms = c.closed_at_ms)`;

const selectCustomers = createStatement<{ most: number }>(
  'list-customers-waiting',
  `select c.customer_id as "customerId", s.agreed_at_ms as "signedUpAtMs", s.email,
     s.confirmed_at_ms is not null as "isEmailConfirmed", s.country, s.state, s.phone, s.born_on as "bornOn"
   from customer c join sign_up s using (customer_id)
   where ${WAITS_FOR_APPROVAL} order by s.agreed_at_ms, c.customer_id limit :most`,
);

const customers: Run<'customers waiting'> = async ({ client }, { most = MOST }) => {
  const { rows } = await client.query<CommandAnswer<'customers waiting'>[number]>(selectCustomers({ most }));
  return { answer: rows };
};

/** Available is below nothing (HR-42). */
const selectOwing = createStatement<{ most: number }>(
  'list-customers-owing',
  `select currency, customer_id as "customerId", 0 - available as "owedCents",
     current_balance_cents as "currentBalanceCents", at_risk_cents as "atRiskCents", credit as "creditLimitCents"
   from (
     select *, row_number() over (partition by currency order by available, customer_id) as place
     from (
       select a.*, c.currency, credit, current_balance_cents - at_risk_cents + credit as available
       from account a join customer c using (customer_id)
       cross join lateral (select case when c.credit_acct_flag then c.credit_limit_cents else 0 end as credit) l
     ) o where available < 0
   ) ranked where place <= :most order by currency, place`,
);

const owing: Run<'customers owing'> = async ({ client }, { most = MOST }) => {
  const { rows } = await client.query<CommandAnswer<'customers owing'>[number]>(selectOwing({ most }));
  return { answer: rows };
};

export const WAITING_RUNS: Runs<keyof typeof WAITING_COMMANDS> = {
  'customers waiting': customers,
  'customers owing': owing,
};
