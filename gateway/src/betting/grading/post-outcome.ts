/**
 * What became of one wager as one statement, and so one transaction: wager, items, ledger and account. It finds the
 * wager only at the revision that it was judged by, so of two gateways one posts and the other judges again.
 */
import type { LedgerKind } from '@lineboard/domain/ground/ledger/ledger-kinds';
import type pg from 'pg';
import { ACCOUNT_COLUMNS, type AccountRow } from '../../ground/customer/calculate-balance.ts';
import { moveAccount } from '../../ground/customer/move-account.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import { changeItem } from '../wagers/change-item.ts';
import { changeWager } from '../wagers/change-wager.ts';
import type { StoredItem, StoredWager } from '../wagers/stored-wager.ts';
import type { Outcome } from './decide-wager.ts';
import type { LeftJoined } from '../../ground/database/left-joined.ts';
import { enterLedger } from '../../ground/ledger/enter-ledger.ts';

const GRADE = changeWager({
  status: ':status',
  net_cents: ':netCents',
  graded_book_ms: ':gradedBookMs',
  held_cents: ':heldCents',
  open_spots: ':openSpots',
  fill_deadline_book_ms: ':fillDeadlineBookMs',
  void_open_spots: ':voidOpenSpots',
  void_fill_deadline_book_ms: ':voidFillDeadlineBookMs',
  postings: 'w.postings + :postings',
  cut_risk_cents: ':cutRiskCents',
  cut_to_win_cents: ':cutToWinCents',
  free_play_back_cents: ':freePlayBackCents',
});

const GRADE_ITEM = changeItem({
  open: 'x.open',
  result: 'x.result',
  result_version: 'x.result_version',
  score1: 'x.score1',
  score2: 'x.score2',
  settled_price: 'x.settled_price',
  tied: 'x.tied',
  places: 'x.places',
  graded_book_ms: 'x.graded_book_ms',
  decided_by_operator: 'x.decided_by_operator',
  ruling: 'x.ruling',
  ruled_price: 'x.ruled_price',
  ruled_line: 'x.ruled_line',
  ruled_by: 'x.ruled_by',
  ruled_ticket: 'x.ruled_ticket',
  comments:
    'case when i.ruling is null or i.ruled_by is not null or x.ruled_by is null and x.ruling is not null then i.comments end',
});

const ENTER = enterLedger(
  {
    customer_id: 'customer_id',
    kind: 'x.kind',
    amount_cents: 'x.amount_cents',
    at_risk_cents: 'x.at_risk_cents',
    free_play_cents: 'x.free_play_cents',
    ticket_number: ':ticketNumber',
    wager_number: ':wagerNumber',
    posting: 'x.posting',
    at_ms: ':wallMs',
    book_ms: ':bookMs',
  },
  `graded, json_to_recordset(:ledgerRows::json)
    as x (kind text, amount_cents bigint, at_risk_cents bigint, free_play_cents bigint, posting integer)`,
);

const MOVE = moveAccount({
  currentBalance: ':amountCents',
  atRisk: ':atRiskCents',
  freePlay: ':freePlayCents',
});

const POST_OUTCOME = createStatement(
  'post-outcome',
  `
with graded as (
  ${GRADE}
  where ticket_number = :ticketNumber and wager_number = :wagerNumber and revision = :revision
  returning customer_id
), item_row as (
  ${GRADE_ITEM}
  from graded, json_to_recordset(:items::json) as x (item_number integer, open boolean, result text,
    result_version integer, score1 integer, score2 integer, settled_price integer, tied integer, places integer,
    graded_book_ms bigint, decided_by_operator boolean, ruling text, ruled_price integer, ruled_line double precision, ruled_by text,
    ruled_ticket bigint)
  where i.ticket_number = :ticketNumber and i.wager_number = :wagerNumber and i.item_number = x.item_number
), ledger_row as (
  ${ENTER}
), account_row as (
  ${MOVE}
  from graded where a.customer_id = graded.customer_id and :postings > 0
  returning a.*
)
select ${ACCOUNT_COLUMNS}
from graded left join account_row a using (customer_id) join customer c on c.customer_id = graded.customer_id`,
);

interface LedgerRow {
  kind: Extract<LedgerKind, 'grade' | 'reverse' | 'activate' | 'deactivate' | 'cut' | 'freePlayReturn'>;
  amount_cents: number;
  at_risk_cents: number;
  free_play_cents: number;
  posting: number;
}

const isSameCut = (before: StoredWager, { cut }: Outcome): boolean =>
  before.cut_risk_cents === (cut?.riskCents ?? null) && before.cut_to_win_cents === (cut?.toWinCents ?? null);

/** Whether an outcome is what is written already. */
export const isSameOutcome = (before: StoredWager, outcome: Outcome): boolean =>
  before.status === outcome.status &&
  before.net_cents === outcome.netCents &&
  before.held_cents === outcome.heldCents &&
  before.free_play_back_cents === outcome.freePlayBackCents &&
  isSameCut(before, outcome);

/**
 * The ledger rows from one outcome to another: what was graded is reversed whole, what is held follows the parent of a
 * rolling if, and then it is graded again. Nothing is edited (HR-41).
 */
const createPostings = (before: StoredWager, outcome: Outcome): LedgerRow[] => {
  if (isSameOutcome(before, outcome)) return [];
  const rows: LedgerRow[] = [];
  const add = (
    kind: LedgerRow['kind'],
    amountCents: number,
    atRiskCents: number,
    freePlayCents = 0,
  ): void => {
    const posting = before.postings + rows.length;
    const cents = { amount_cents: amountCents, at_risk_cents: atRiskCents, free_play_cents: freePlayCents };
    rows.push({ kind, ...cents, posting });
  };
  const { free_play_back_cents: givenBackCents, held_cents: heldCents, risk_cents: riskCents } = before;
  if (givenBackCents !== 0) add('freePlayReturn', 0, 0, 0 - givenBackCents);
  if (before.status !== 'O') add('reverse', 0 - (before.net_cents ?? 0), heldCents);
  // A cut is of the whole risk: it is taken back before that is let go, and made after it is held.
  const isHeld = heldCents > 0;
  const staysHeld = outcome.heldCents > 0;
  const cutBefore = isHeld ? riskCents - heldCents : 0;
  const cutAfter = staysHeld ? riskCents - outcome.heldCents : 0;
  if (isHeld && cutBefore > cutAfter) add('cut', 0, cutBefore - cutAfter);
  if (isHeld !== staysHeld)
    add(staysHeld ? 'activate' : 'deactivate', 0, staysHeld ? riskCents : 0 - riskCents);
  if (staysHeld && cutAfter > cutBefore) add('cut', 0, cutBefore - cutAfter);
  if (outcome.status !== 'O') add('grade', outcome.netCents ?? 0, 0 - outcome.heldCents);
  if (outcome.freePlayBackCents !== 0) add('freePlayReturn', 0, 0, outcome.freePlayBackCents);
  return rows;
};

const createItemUpdates = (before: StoredWager, after: StoredWager, open: boolean) =>
  after.items
    .filter((item, at) => item !== before.items[at] || item.open !== open)
    .map((item: StoredItem) => ({
      item_number: item.item_number,
      open,
      result: item.result,
      result_version: item.result_version,
      score1: item.score1,
      score2: item.score2,
      settled_price: item.settled_price,
      tied: item.tied,
      places: item.places,
      graded_book_ms: item.graded_book_ms,
      decided_by_operator: item.decided_by_operator,
      ruling: item.ruling,
      ruled_price: item.ruled_price,
      ruled_line: item.ruled_line,
      ruled_by: item.ruled_by,
      ruled_ticket: item.ruled_ticket,
    }));

/** `stale`: somebody else changed the wager since it was read; nothing was written. */
type Limits = Pick<AccountRow, 'credit_acct_flag' | 'credit_limit_cents'>;
type PostedRow = LeftJoined<Omit<AccountRow, keyof Limits>> & Limits;

export type Posted = 'stale' | { postings: number; account: AccountRow | null };

/**
 * @param before the wager as it was read
 * @param after the same with what was found out since: items that changed are other objects than before
 */
export const postOutcome = async (
  client: pg.Pool | pg.PoolClient,
  before: StoredWager,
  after: StoredWager,
  outcome: Outcome,
  now: { wallMs: number; bookMs: number },
): Promise<Posted> => {
  const rows = createPostings(before, outcome);
  const bookMs = Math.round(now.bookMs);
  const isOpen = outcome.status === 'O';
  const gradedMs = rows.length > 0 ? bookMs : before.graded_book_ms;
  const answer = await client.query<PostedRow>(
    POST_OUTCOME({
      ticketNumber: before.ticket_number,
      wagerNumber: before.wager_number,
      revision: before.revision,
      status: outcome.status,
      netCents: outcome.netCents,
      gradedBookMs: isOpen ? null : gradedMs,
      heldCents: outcome.heldCents,
      openSpots: after.open_spots,
      fillDeadlineBookMs: after.fill_deadline_book_ms,
      voidOpenSpots: after.void_open_spots,
      voidFillDeadlineBookMs: after.void_fill_deadline_book_ms,
      postings: rows.length,
      items: JSON.stringify(createItemUpdates(before, after, isOpen)),
      wallMs: now.wallMs,
      bookMs,
      ledgerRows: JSON.stringify(rows),
      amountCents: rows.reduce((sum, row) => sum + row.amount_cents, 0),
      atRiskCents: rows.reduce((sum, row) => sum + row.at_risk_cents, 0),
      freePlayCents: rows.reduce((sum, row) => sum + row.free_play_cents, 0),
      cutRiskCents: outcome.cut?.riskCents ?? null,
      cutToWinCents: outcome.cut?.toWinCents ?? null,
      freePlayBackCents: outcome.freePlayBackCents,
    }),
  );
  const row = answer.rows[0];
  if (row === undefined) return 'stale';
  return { postings: rows.length, account: row.version === null ? null : (row as AccountRow) };
};
