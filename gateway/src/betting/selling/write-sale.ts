import type { LedgerKind } from '@lineboard/domain/ground/ledger/ledger-kinds';
import type pg from 'pg';
import { ACCOUNT_COLUMNS, type AccountRow } from '../../ground/customer/calculate-balance.ts';
import { moveAccount } from '../../ground/customer/move-account.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import { enterLedger } from '../../ground/ledger/enter-ledger.ts';
import { changeItem } from '../wagers/change-item.ts';
import { changeWager } from '../wagers/change-wager.ts';
import type { StoredWager } from '../wagers/stored-wager.ts';
import type { LeftOfWager } from './part-wager.ts';

const SELL = changeWager({
  status: ':status::text',
  risk_cents: ':riskCents::bigint',
  to_win_cents: ':toWinCents::bigint',
  held_cents: ':riskCents::bigint',
  terms: ':terms::jsonb',
  net_cents: ':netCents::bigint',
  graded_book_ms: ':gradedBookMs::bigint',
  postings: 'w.postings + 1',
  sold_risk_cents: 'w.sold_risk_cents + :soldRiskCents::bigint',
  sold_to_win_cents: 'w.sold_to_win_cents + :soldToWinCents::bigint',
  sold_paid_cents: 'w.sold_paid_cents + :paidCents::bigint',
});

const SELL_ITEM = changeItem({
  risk_cents: 'x.risk_cents',
  to_win_cents: 'x.to_win_cents',
  base_cents: 'x.base_cents',
  entered: 'x.entered',
  open: 'x.open',
});

const ENTER = enterLedger(
  {
    customer_id: 'customer_id',
    kind: ':kind::text',
    amount_cents: ':paidCents::bigint - :soldRiskCents::bigint',
    at_risk_cents: '-:soldRiskCents::bigint',
    free_play_cents: '0',
    ticket_number: ':ticketNumber::bigint',
    wager_number: ':wagerNumber::integer',
    posting: 'postings - 1',
    at_ms: ':wallMs::bigint',
    book_ms: ':bookMs::bigint',
  },
  'sold',
);

/** Wager, items, ledger and account as one statement: the wager is found only at the revision it was judged by. */
const WRITE_SALE = createStatement(
  'write-sale',
  `
with sold as (
  ${SELL}
  where ticket_number = :ticketNumber::bigint and wager_number = :wagerNumber::integer and revision = :revision::integer
  returning customer_id, postings
), item_row as (
  ${SELL_ITEM}
  from sold, json_to_recordset(:items::json) as x (item_number integer, risk_cents bigint, to_win_cents bigint,
    base_cents bigint, entered text, open boolean)
  where i.ticket_number = :ticketNumber::bigint and i.wager_number = :wagerNumber::integer and i.item_number = x.item_number
), ledger_row as (
  ${ENTER}
), account_row as (
  ${moveAccount({ currentBalance: ':paidCents::bigint - :soldRiskCents::bigint', atRisk: '-:soldRiskCents::bigint' })}
  from sold where a.customer_id = sold.customer_id
  returning a.*
)
select ${ACCOUNT_COLUMNS}
from account_row a join customer c on c.customer_id = a.customer_id`,
);

/**
 * Pays for a share and leaves the rest (HR-53, HR-54): the win or loss is what was paid less that share of the risk. Or
 * takes that back: more is left than before, and what is paid is negative (HR-56).
 *
 * @returns null when the wager changed since it was judged
 */
export const writeSale = async (
  client: pg.PoolClient,
  stored: StoredWager,
  { left, paidCents }: { left: LeftOfWager; paidCents: number },
  now: { wallMs: number; bookMs: number },
): Promise<AccountRow | null> => {
  const isWhole = left.risk_cents === 0;
  const kind: LedgerKind = left.risk_cents > stored.risk_cents ? 'saleReverse' : 'wagerSale';
  const bookMs = Math.round(now.bookMs);
  const { rows } = await client.query<AccountRow>(
    WRITE_SALE({
      ticketNumber: stored.ticket_number,
      wagerNumber: stored.wager_number,
      revision: stored.revision,
      kind,
      status: isWhole ? 'S' : 'O',
      riskCents: left.risk_cents,
      toWinCents: left.to_win_cents,
      terms: left.terms,
      netCents: isWhole ? 0 : null,
      gradedBookMs: isWhole ? bookMs : null,
      soldRiskCents: stored.risk_cents - left.risk_cents,
      soldToWinCents: stored.to_win_cents - left.to_win_cents,
      paidCents,
      items: JSON.stringify(left.items),
      wallMs: now.wallMs,
      bookMs,
    }),
  );
  return rows[0] ?? null;
};
