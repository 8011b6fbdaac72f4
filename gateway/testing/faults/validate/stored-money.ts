import type { Database } from '../../../src/ground/database/create-database.ts';
import type { ExpectedAccount } from '../model/sent-move.ts';
import type { StoredMove } from './check-money.ts';

/** What there is of these: of providers' transactions by number, of operators' commands by key. */
export const readStoredMoves = async ({ pool }: Database, ids: readonly string[]): Promise<StoredMove[]> => {
  const { rows } = await pool.query<StoredMove>(
    `select transaction as id, amount_cents as "amountCents", code from wallet_transaction where transaction = any($1)
     union all
     select idempotency_key::text, coalesce((input->>'amountCents')::bigint, (input->>'maxBaseCents')::bigint), null
     from audit_log where idempotency_key::text = any($1)`,
    [ids],
  );
  return rows;
};

export const readStoredAccounts = async ({
  pool,
}: Database): Promise<Map<string, Record<keyof ExpectedAccount, number>>> => {
  const { rows } = await pool.query<{ id: string } & Record<keyof ExpectedAccount, number>>(
    `select customer_id as id, current_balance_cents as "balanceCents", at_risk_cents as "heldCents",
       (select max_base_cents from customer_limit l where l.customer_id = a.customer_id
        order by limit_id desc limit 1) as "limitCents"
     from account a`,
  );
  return new Map(rows.map(({ id, ...account }) => [id, account]));
};
