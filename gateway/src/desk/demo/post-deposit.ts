import type pg from 'pg';
import type { PlayMoment } from '../../casino/play/play-moment.ts';
import { moveAccount } from '../../ground/customer/move-account.ts';
import { enterLedger } from '../../ground/ledger/enter-ledger.ts';

const ENTER = enterLedger({
  customer_id: '$1',
  kind: `'deposit'`,
  amount_cents: '$2',
  at_risk_cents: '0',
  free_play_cents: '$3',
  at_ms: '$4',
  book_ms: '$5',
});

const MOVE = `${moveAccount({ currentBalance: '$2', freePlay: '$3' })} where customer_id = $1`;

/** Money that a demo customer has paid in, and the free play that came with it. */
export const postDeposit = async (
  client: pg.PoolClient,
  customerId: string,
  { depositCents, freePlayCents }: { depositCents: number; freePlayCents: number },
  { wallMs, bookMs }: PlayMoment,
): Promise<void> => {
  await client.query(ENTER, [customerId, depositCents, freePlayCents, wallMs, Math.round(bookMs)]);
  await client.query(MOVE, [customerId, depositCents, freePlayCents]);
};
