import type { CommandName } from '@lineboard/domain/desk/operator/commands.schema';
import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import type { Tables } from '../../ground/database/tables.ts';
import type { CommandContext } from './command.ts';
import type { StoredAccount } from './customer-record.ts';
import type { Selectable } from 'kysely';

interface Posting {
  kind: Tables['ledger']['kind'];
  amountCents?: number;
  freePlayCents?: number;
}

/**
 * One row of the ledger and the sums that it moves, on an account that is held. What is posted is there for good: the
 * triggers `ledger_append_only` and `ledger_never_emptied` refuse to change it.
 */
export const post = async <Name extends CommandName>(
  { client, wallMs, bookMs }: CommandContext<Name>,
  account: StoredAccount,
  { kind, amountCents = 0, freePlayCents = 0 }: Posting,
) => {
  const customerId = account.customer_id;
  await client.query(
    `insert into ledger (customer_id, kind, amount_cents, at_risk_cents, free_play_cents, at_ms, book_ms)
     values ($1, $2, $3, 0, $4, $5, $6)`,
    [customerId, kind, amountCents, freePlayCents, wallMs, bookMs],
  );
  const { rows } = await client.query<Selectable<Tables['account']>>(
    `update account set current_balance_cents = current_balance_cents + $2,
       free_play_balance_cents = free_play_balance_cents + $3, version = version + 1
     where customer_id = $1 returning *`,
    [customerId, amountCents, freePlayCents],
  );
  const before = calculateBalance(account);
  const after = calculateBalance({ ...account, ...rows[0] });
  return { customerId, before, after, answer: after };
};
