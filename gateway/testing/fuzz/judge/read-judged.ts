import type pg from 'pg';
import type { StoredLeg, StoredSeasonWager } from '../../season/read-stored-season.ts';

/** An item's row as far as it is judged. */
export interface JudgedLeg extends StoredLeg {
  item_number: number;
  item_id: string;
  sport_sub_type: string;
  line_points: number | null;
}

/** A wager with what is known of when it came and went. */
export interface JudgedWager extends StoredSeasonWager {
  legs: JudgedLeg[];
  acceptedMs: number;
  /** When it was first graded; Infinity while it is open. */
  releasedMs: number;
  /** When it was graded, and when that was taken back (HR-41), the earliest first. */
  decisions: ReadonlyArray<{ kind: 'grade' | 'reverse'; atMs: number }>;
  /** Its fills, in their order, each with its first item. */
  filled: ReadonlyArray<{ firstItem: number; items: number; atMs: number }>;
  /** Places left empty at posting: the rows forget them at the deadline. */
  openAtFirst: number;
}

export interface JudgedCustomer {
  id: string;
  isCredit: boolean;
  creditCents: number;
  minimumCents: number;
  codes: ReadonlyMap<string, Record<string, number>>;
  limits: ReadonlyArray<{
    sport_type: string | null;
    sport_sub_type: string | null;
    period_number: number | null;
    wager_type: string | null;
    max_base_cents: number;
  }>;
  maxPayout: {
    parlay: number | null;
    roundRobin: number | null;
    roundRobinBet: number | null;
    ifBet: number | null;
    contest: number | null;
  };
}

/** Each posting in its order. */
export interface JudgedEntry {
  customer_id: string;
  kind: string;
  amount_cents: number;
  at_risk_cents: number;
  free_play_cents: number;
}

const TIMES = `
select w.ticket_number, w.wager_number, t.accepted_at_ms,
  (select min(l.at_ms) from ledger l where l.ticket_number = w.ticket_number and l.wager_number = w.wager_number
    and l.kind = 'grade') as released_at_ms,
  (select coalesce(json_agg(json_build_object('kind', l.kind, 'atMs', l.at_ms) order by l.entry_id), '[]')
    from ledger l where l.ticket_number = w.ticket_number and l.wager_number = w.wager_number
    and l.kind in ('grade', 'reverse')) as decisions,
  (select coalesce(json_agg(json_build_object('firstItem', e.first_item_number, 'items', e.items, 'atMs', e.at_ms)
    order by e.event_number), '[]') from ticket_event e
    where e.ticket_number = w.ticket_number and e.wager_number = w.wager_number) as filled
from wager w join ticket t using (ticket_number)`;

interface Times {
  ticket_number: number;
  wager_number: number;
  accepted_at_ms: number;
  released_at_ms: number | null;
  decisions: JudgedWager['decisions'];
  filled: JudgedWager['filled'];
}

/** As the customer was told; a fill's answer has fewer. */
const OPEN_AT_FIRST = `
select (k.answer->>'ticketNumber')::bigint as ticket_number, max((w->>'openSpots')::int) as open_spots
from ticket_key k, json_array_elements(k.answer->'wagers') w where k.state = 'accepted' group by 1`;

/**
 * Adds the times to what the season's recomputation reads.
 * @param openAsSent spots that the ticket's request left open; undefined of one whose answer never arrived
 */
export const readJudgedWagers = async (
  pool: pg.Pool,
  wagers: readonly StoredSeasonWager[],
  openAsSent: (ticketNumber: number) => number | undefined,
): Promise<JudgedWager[]> => {
  const { rows } = await pool.query<Times>(TIMES);
  const times = new Map(rows.map((row) => [`${row.ticket_number}-${row.wager_number}`, row]));
  const answers = await pool.query<{ ticket_number: number; open_spots: number }>(OPEN_AT_FIRST);
  const openAsTold = new Map(answers.rows.map((row) => [row.ticket_number, row.open_spots]));
  return wagers.map((wager) => {
    const row = times.get(`${wager.ticket_number}-${wager.wager_number}`);
    if (row === undefined) throw new Error(`ticket ${wager.ticket_number} is not there any more`);
    const { accepted_at_ms: acceptedMs, released_at_ms: released, decisions, filled } = row;
    // Items are read whole, with every column.
    return {
      ...wager,
      legs: wager.legs as JudgedLeg[],
      acceptedMs,
      releasedMs: released ?? Infinity,
      decisions,
      filled,
      openAtFirst: openAsSent(wager.ticket_number) ?? openAsTold.get(wager.ticket_number) ?? 0,
    };
  });
};

interface CustomerRow {
  customer_id: string;
  credit_acct_flag: boolean;
  credit_limit_cents: number;
  minimum_wager_cents: number;
  parlay_max_payout_cents: number | null;
  round_robin_max_payout_cents: number | null;
  round_robin_max_bet_cents: number | null;
  if_bet_max_payout_cents: number | null;
  contest_max_payout_cents: number | null;
  limits: JudgedCustomer['limits'];
  restrictions: Array<{ code: string; params: Record<string, number> }>;
}

/** As they were set up before anything was played. */
export const readJudgedCustomers = async (pool: pg.Pool): Promise<Map<string, JudgedCustomer>> => {
  const { rows } = await pool.query<CustomerRow>(
    `select c.*, (select coalesce(json_agg(l), '[]') from customer_limit l where l.customer_id = c.customer_id) as limits,
       (select coalesce(json_agg(r), '[]') from customer_restriction r where r.customer_id = c.customer_id) as restrictions
     from customer c`,
  );
  return new Map(
    rows.map((row) => [
      row.customer_id,
      {
        id: row.customer_id,
        isCredit: row.credit_acct_flag,
        creditCents: row.credit_acct_flag ? row.credit_limit_cents : 0,
        minimumCents: row.minimum_wager_cents,
        codes: new Map(row.restrictions.map(({ code, params }) => [code, params])),
        limits: row.limits,
        maxPayout: {
          parlay: row.parlay_max_payout_cents,
          roundRobin: row.round_robin_max_payout_cents,
          roundRobinBet: row.round_robin_max_bet_cents,
          ifBet: row.if_bet_max_payout_cents,
          contest: row.contest_max_payout_cents,
        },
      },
    ]),
  );
};

export const readJudgedEntries = async (pool: pg.Pool): Promise<JudgedEntry[]> => {
  const { rows } = await pool.query<JudgedEntry>(
    'select customer_id, kind, amount_cents, at_risk_cents, free_play_cents from ledger order by entry_id',
  );
  return rows;
};
