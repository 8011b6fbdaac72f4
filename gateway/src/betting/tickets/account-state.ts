import { dayOf, startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import type { PickKey } from '@lineboard/domain/ground/pick/pick';
import { keyOfDayWin } from '@lineboard/domain/betting/ticket/win-room';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type pg from 'pg';
import { CAP_COLUMNS } from '../../ground/database/cap-columns.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { BettingRow } from '../../ground/customer/betting-profile.ts';
import type { AccountRow } from '../../ground/customer/calculate-balance.ts';
import { OWN_TERMS_COLUMNS, type OwnTerms } from '../../account/own-limits/own-terms.ts';

/** The data besides the book by which a ticket is judged. It is valid as long as the account's version is the same. */
export interface AccountState extends AccountRow, BettingRow, OwnTerms {
  store: string;
  /**
   * The account is closed, offline, an agent’s, or a bot’s without a captcha; that may have happened after the call was
   * let in.
   */
  is_barred: boolean;
  /** The number of open wagers, including those of pending tickets. */
  open_wagers: number;
  /** The number of pending live tickets (HR-44). */
  pending_tickets: number;
  /**
   * Amounts on open and pending wagers by `keyOfExposure` (HR-4), at least for the ticket's own picks; also their
   * possible winnings by `keyOfWin` and `keyOfGameWin`, and the day's by `keyOfDayWin` (HR-84).
   */
  exposures: Map<PickKey, number>;
}

/** An account as it was at one moment, together with what the database says of a key. */
export interface ReadAccount extends AccountState {
  /** The exposures of all the customer's picks; null when there are more than the requested number. */
  open_exposures: Map<PickKey, number> | null;
  /** The stored answer for the key; null when there is none. */
  key_answer: TicketAnswer | null;
  key_request_hash: Buffer | null;
  /** The content for which the customer gave the password with this key; null: none. */
  confirmed_hash: Buffer | null;
}

/** JSON has no maps. */
type AccountStateRow = Omit<ReadAccount, 'exposures' | 'open_exposures'> & {
  exposures: Record<PickKey, number>;
  open_exposures: Record<PickKey, number> | null;
};

export interface AccountQuestion {
  customerId: string;
  idempotencyKey: string;
  pickKeys: readonly PickKey[];
  /** All open picks are returned when there are no more than this. */
  mostOpenPicks: number;
  bookMs: number;
}

/** The start of the book's day, and the key under which its winnings are counted (HR-84). */
const describeDay = (bookMs: number): { dayMs: number; dayKey: PickKey } => {
  const day = dayOf(bookMs);
  return { dayMs: startOfDayMs(day), dayKey: keyOfDayWin(day) };
};

/**
 * All amounts that count towards the customer's limits by key, in one pass over what is open: those at risk (HR-4),
 * those of pending tickets, and the possible winnings of open wagers by pick, by game where they combine its legs
 * (HR-69), and of all wagers of the day except those that are no action, with what filling added to earlier ones
 * (HR-84). What a wager may win is more than its to-win only where `most_win_cents` says so.
 */
const SUM_BY_KEY = `
  select pick_key, sum(base_cents) as base_cents, bool_or(is_win) as is_win from (
    select i.pick_key, i.base_cents, false as is_win from wager_item i where i.customer_id = :customerId and i.open
    union all
    select e.key, e.value::bigint, e.key ~ '^(W|GW|D)[.]' from pending_ticket p, jsonb_each_text(p.exposures) e
    where p.customer_id = :customerId
    union all
    select w.win_key, coalesce(w.most_win_cents, w.to_win_cents), true from wager w
    where w.customer_id = :customerId and w.status = 'O' and w.win_key is not null
    union all
    select 'GW.' || g.game_num, w.to_win_cents, true from wager w, unnest(w.combined_games) as g (game_num)
    where w.customer_id = :customerId and w.status = 'O' and w.combined_games is not null
    union all
    select :dayKey::text, coalesce(w.most_win_cents, w.to_win_cents), true
    from ticket t join wager w using (ticket_number)
    where t.customer_id = :customerId and t.accepted_book_ms >= :dayMs::bigint and w.status <> 'X'
    union all
    select :dayKey::text, filled_day_cents, true from account
    where customer_id = :customerId and filled_day_ms = :dayMs::bigint
  ) r group by pick_key`;

const READ_ACCOUNT_STATE = createStatement<AccountQuestion & ReturnType<typeof describeDay>>(
  'account-state',
  `
with counted as materialized (${SUM_BY_KEY})
select a.current_balance_cents, a.at_risk_cents, a.free_play_balance_cents, a.version,
  c.credit_acct_flag, c.credit_limit_cents, c.store, c.currency, c.minimum_wager_cents, c.enable_rif_flag,
  (c.closed_at_ms is not null or c.is_offline or c.is_demo or c.is_agent or (c.customer_is_a_bot and not exists (
     select from session s where s.customer_id = c.customer_id and s.captcha_passed_at_ms is not null))) as is_barred,
  ${CAP_COLUMNS.map((column) => `c.${column}`).join(', ')},
  (select coalesce(json_agg(json_build_object('code', r.code, 'params', r.params)), '[]')
     from customer_restriction r where r.customer_id = :customerId) as restrictions,
  (select coalesce(json_agg(json_build_object('sportType', l.sport_type, 'sportSubType', l.sport_sub_type,
      'periodNumber', l.period_number, 'limitType', l.wager_type, 'maxBaseCents', l.max_base_cents)), '[]')
     from customer_limit l where l.customer_id = :customerId) as limits,
  (select coalesce(json_object_agg(e.pick_key, e.base_cents), '{}')
     from counted e where e.pick_key = any(:pickKeys) or e.is_win) as exposures,
  (select case when count(*) <= :mostOpenPicks then coalesce(json_object_agg(e.pick_key, e.base_cents), '{}') end
     from counted e) as open_exposures,
  (select count(*) from wager w where w.customer_id = :customerId and w.status = 'O')
    + (select coalesce(sum(jsonb_array_length(p.bets)), 0)::bigint from pending_ticket p
       where p.customer_id = :customerId and p.filling_ticket_number is null) as open_wagers,
  (select count(*) from pending_ticket p where p.customer_id = :customerId) as pending_tickets,${OWN_TERMS_COLUMNS},
  k.answer as key_answer, k.request_hash as key_request_hash,
  (select p.request_hash from ticket_password p where p.customer_id = :customerId and p.idempotency_key = :idempotencyKey) as confirmed_hash
from account a
  join customer c on c.customer_id = a.customer_id
  left join ticket_key k on k.customer_id = a.customer_id and k.idempotency_key = :idempotencyKey
where a.customer_id = :customerId`,
);

/** One prepared statement: one round trip, one snapshot. @returns null when there is no such customer */
export const readAccountState = async (
  client: pg.Pool | pg.PoolClient,
  question: AccountQuestion,
): Promise<ReadAccount | null> => {
  const { rows } = await client.query<AccountStateRow>(
    READ_ACCOUNT_STATE({ ...question, ...describeDay(question.bookMs) }),
  );
  const row = rows[0];
  if (row === undefined) return null;
  return {
    ...row,
    exposures: new Map(Object.entries(row.exposures)),
    open_exposures: row.open_exposures === null ? null : new Map(Object.entries(row.open_exposures)),
  };
};

const READ_EXPOSURES = createStatement<{ customerId: string } & ReturnType<typeof describeDay>>(
  'exposures',
  `select pick_key, base_cents from (${SUM_BY_KEY}) counted`,
);

/** All amounts that count towards the customer's limits and maximum payouts, by key. */
export const readExposures = async (
  pool: pg.Pool,
  customerId: string,
  bookMs: number,
): Promise<Record<PickKey, number>> => {
  const { rows } = await pool.query<{ pick_key: PickKey; base_cents: string }>(
    READ_EXPOSURES({ customerId, ...describeDay(bookMs) }),
  );
  return Object.fromEntries(rows.map((row) => [row.pick_key, Number(row.base_cents)]));
};
