import type pg from 'pg';
import type { StoredGameLeg } from './recompute-leg.ts';
import type { StoredSale } from './sales/replay-sales.ts';
import type { CombinationTerms } from './combinations/recompute-combination.ts';
import type { BruteTerms } from './recompute-wager.ts';

/** An item's row, as far as the recomputation reads it. */
export interface StoredLeg extends StoredGameLeg {
  pick_type: 'G' | 'C';
  game_num: number | null;
  contest_num: number | null;
  contestant_num: number | null;
  final_price: number;
  risk_cents: number;
  to_win_cents: number;
  entered: 'risk' | 'toWin';
  points_bought: number;
  teaser_points: number;
  settled_price: number | null;
  result: string | null;
  /** null: as placed. */
  line_price: number | null;
  score1: number | null;
  score2: number | null;
  tied: number | null;
  places: number | null;
  /** The result that it was judged by last; counts up per game. */
  result_version: number | null;
}

/** A wager's row with its items, and what the ledger says of it. */
export interface StoredSeasonWager {
  ticket_number: number;
  wager_number: number;
  customer_id: string;
  ticket_type: string;
  status: string;
  risk_cents: number;
  to_win_cents: number;
  free_play_flag: boolean;
  net_cents: number | null;
  /** What was sold of it, and each sale in its order. */
  sold_risk_cents: number;
  sold_to_win_cents: number;
  sold_paid_cents: number;
  sales: StoredSale[];
  cut_risk_cents: number | null;
  cut_to_win_cents: number | null;
  free_play_back_cents: number;
  terms:
    | ((Exclude<BruteTerms, null> | CombinationTerms) & {
        openSpots?: number;
        teaser?: { teaserName: string };
      })
    | null;
  open_spots: number;
  parent_ticket_number: number | null;
  parent_wager_number: number | null;
  rif_win_only: boolean | null;
  fills: number;
  ledger_amount: number;
  ledger_at_risk: number;
  ledger_free_play: number;
  /** At risk by the row that placed it. */
  held_first: number;
  regrades: number;
  /** It was graded by a final that was taken back. */
  taken_back: boolean;
  legs: StoredLeg[];
}

export interface StoredAccount {
  customer_id: string;
  current_balance_cents: number;
  at_risk_cents: number;
  free_play_balance_cents: number;
  deposited: number;
  free_play_given: number;
}

const WAGERS = `
select w.ticket_number, w.wager_number, w.customer_id, t.wager_type as ticket_type, w.status, w.risk_cents,
  w.to_win_cents, w.free_play_flag, w.net_cents, w.sold_risk_cents, w.sold_to_win_cents, w.sold_paid_cents, w.cut_risk_cents, w.cut_to_win_cents, w.free_play_back_cents, w.terms, w.open_spots, w.parent_ticket_number, w.parent_wager_number,
  w.rif_win_only, l.ledger_amount, l.ledger_at_risk, l.ledger_free_play, l.held_first, l.regrades,
  (l.regrades > 0 and exists (select 1 from wager_item i join game_result r on r.game_num = i.game_num
    where i.ticket_number = w.ticket_number and i.wager_number = w.wager_number and r.phase = 'live')) as taken_back,
  (select coalesce(json_agg(s order by s.posting), '[]') from wager_sale s
    where s.ticket_number = w.ticket_number and s.wager_number = w.wager_number and s.state in ('sold', 'takenBack')) as sales,
  (select count(*)::int from ticket_event e
    where e.ticket_number = w.ticket_number and e.wager_number = w.wager_number) as fills,
  (select json_agg(i order by i.item_number) from wager_item i
    where i.ticket_number = w.ticket_number and i.wager_number = w.wager_number) as legs
from wager w join ticket t using (ticket_number) join (
  select ticket_number, wager_number, sum(amount_cents)::bigint as ledger_amount,
    sum(at_risk_cents)::bigint as ledger_at_risk, sum(free_play_cents)::bigint as ledger_free_play,
    sum(at_risk_cents) filter (where kind = 'wager')::bigint as held_first,
    count(*) filter (where kind = 'reverse')::int as regrades
  from ledger where ticket_number is not null group by ticket_number, wager_number
) l using (ticket_number, wager_number)
order by w.ticket_number, w.wager_number`;

const ACCOUNTS = `
select a.customer_id, a.current_balance_cents, a.at_risk_cents, a.free_play_balance_cents,
  coalesce(sum(l.amount_cents), 0)::bigint as deposited, coalesce(sum(l.free_play_cents), 0)::bigint as free_play_given
from account a left join ledger l on l.customer_id = a.customer_id and l.ticket_number is null
group by a.customer_id`;

/** Everything that was placed, parents before their children. */
export const readStoredSeason = async (
  pool: pg.Pool,
): Promise<{ wagers: StoredSeasonWager[]; accounts: StoredAccount[] }> => {
  const wagers = await pool.query<StoredSeasonWager>(WAGERS);
  const accounts = await pool.query<StoredAccount>(ACCOUNTS);
  return { wagers: wagers.rows, accounts: accounts.rows };
};
