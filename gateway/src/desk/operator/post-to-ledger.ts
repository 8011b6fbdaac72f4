import type { CommandName } from '@lineboard/domain/desk/operator/commands.schema';
import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import { moveAccount } from '../../ground/customer/move-account.ts';
import type { Tables } from '../../ground/database/tables.ts';
import { enterLedger } from '../../ground/ledger/enter-ledger.ts';
import type { CommandContext } from './command.ts';
import type { StoredAccount } from './customer-record.ts';
import type { Selectable } from 'kysely';

interface Posting {
  kind: Tables['ledger']['kind'];
  amountCents?: number;
  freePlayCents?: number;
}

const ENTER = enterLedger({
  customer_id: '$1',
  kind: '$2',
  amount_cents: '$3',
  at_risk_cents: '0',
  free_play_cents: '$4',
  at_ms: '$5',
  book_ms: '$6',
});

const MOVE = `${moveAccount({ currentBalance: '$2', freePlay: '$3' })} where customer_id = $1 returning *`;

/** One row of the ledger and the sums that it moves, on an account that is held. */
export const post = async <Name extends CommandName>(
  { client, wallMs, bookMs }: CommandContext<Name>,
  account: StoredAccount,
  { kind, amountCents = 0, freePlayCents = 0 }: Posting,
) => {
  const customerId = account.customer_id;
  await client.query(ENTER, [customerId, kind, amountCents, freePlayCents, wallMs, bookMs]);
  const { rows } = await client.query<Selectable<Tables['account']>>(MOVE, [
    customerId,
    amountCents,
    freePlayCents,
  ]);
  const before = calculateBalance(account);
  const after = calculateBalance({ ...account, ...rows[0] });
  return { customerId, before, after, answer: after };
};
