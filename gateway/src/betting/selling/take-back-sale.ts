import type { SaleBack } from '@lineboard/domain/betting/selling/sale-back.schema';
import type { WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import type pg from 'pg';
import type { Database } from '../../ground/database/create-database.ts';
import { decideWager, type Outcome } from '../grading/decide-wager.ts';
import { gradeChainIn, holdChain, isChained } from '../grading/grade-chain.ts';
import { isSameOutcome, postOutcome } from '../grading/post-outcome.ts';
import { readWagers, selectWagersOf, type StoredWager } from '../wagers/stored-wager.ts';
import type { LeftOfWager } from './part-wager.ts';
import { writeSale } from './write-sale.ts';

const LOCK_WAGER = 'select customer_id from wager where ticket_number = $1 and wager_number = $2 for update';
const LOCK_ACCOUNT = 'select 1 from account where customer_id = $1 for update';

const SELECT_SALES = `
select customer_id, key, state, paid_cents, before from wager_sale
where ticket_number = $1 and wager_number = $2 and state in ('pending', 'sold')
order by state = 'pending' desc, posting desc limit 1`;

interface SaleRow {
  customer_id: string;
  key: string;
  state: string;
  paid_cents: number | null;
  before: unknown;
}

const KEEP_BACK = `
update wager_sale set state = 'takenBack', back_posting = $3, back_why = $4, back_item = $5, back_price = $6, back_line = $7,
  back_by = $8
where customer_id = $1 and key = $2`;

/**
 * Takes the last sale of a wager back, in the caller's transaction (HR-56): by new rows it has the amounts that it had
 * before. What was graded since is reversed first, and graded again by those amounts, and what rolls from it by what it
 * gives back then.
 *
 * @returns `nothingSold` where none stands, `waits` while one waits for its delay
 */
export const takeBackSale = async (
  client: pg.PoolClient,
  database: Pick<Database, 'kysely'>,
  ref: WagerRef,
  back: SaleBack,
  now: { wallMs: number; bookMs: number },
): Promise<'done' | 'nothingSold' | 'waits'> => {
  const refs = [ref.ticketNumber, ref.wagerNumber];
  const member = { ticket_number: ref.ticketNumber, wager_number: ref.wagerNumber };
  await holdChain(client, member);
  const { rows: owners } = await client.query<{ customer_id: string }>(LOCK_WAGER, refs);
  await client.query(LOCK_ACCOUNT, [owners[0]?.customer_id]);
  const { rows } = await client.query<SaleRow>(SELECT_SALES, refs);
  const [sale] = rows;
  if (sale?.state === 'pending') return 'waits';
  if (sale === undefined || sale.paid_cents === null || sale.before === null) return 'nothingSold';
  const read = async (): Promise<StoredWager> => {
    const [wager] = await readWagers(client, selectWagersOf(database.kysely, [member]));
    if (wager === undefined) throw new Error('a sale without its wager');
    return wager;
  };
  const post = async (wager: StoredWager, outcome: Outcome): Promise<void> => {
    if (isSameOutcome(wager, outcome)) return;
    if ((await postOutcome(client, wager, wager, outcome, now)) === 'stale')
      throw new Error('a wager changed under its own lock');
  };
  const sold = await read();
  if (sold.status !== 'S')
    await post(sold, {
      status: 'O',
      netCents: null,
      heldCents: sold.risk_cents,
      cut: null,
      freePlayBackCents: 0,
    });
  const before = await read();
  const left = sale.before as LeftOfWager;
  if ((await writeSale(client, before, { left, paidCents: 0 - sale.paid_cents }, now)) === null)
    throw new Error('a wager changed under its own lock');
  await client.query(KEEP_BACK, [
    sale.customer_id,
    sale.key,
    before.postings,
    back.why,
    back.itemNumber,
    back.price,
    back.line,
    back.by,
  ]);
  // All of its legs may be decided; those that aren't yet are found by the next sweep of grading.
  const standing = await read();
  if (isChained(standing)) await gradeChainIn(client, database, member, { change: () => null, now });
  else await post(standing, decideWager(standing, null));
  return 'done';
};
