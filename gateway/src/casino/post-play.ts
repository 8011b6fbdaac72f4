import type pg from 'pg';
import type { PlayMoment } from './accept-play.ts';

/**
 * A round's end. The account is held first, as everywhere, then the play; one that was posted stays as it is.
 *
 * $1 system, $2 round, $3 what it pays back, $4 wall, $5 book
 */
const POST = `
with owner as (
  select a.customer_id, p.play_id from casino_play p join account a using (customer_id)
  where p.system = $1 and p.round = $2 and p.posted_book_ms is null for update of a
), play as (
  update casino_play p set win_cents = $3, posted_book_ms = $5 from owner
  where p.play_id = owner.play_id and p.posted_book_ms is null
  returning p.play_id, p.customer_id, p.stake_cents, p.win_cents - p.stake_cents as made_cents
), moved as (
  update account a set current_balance_cents = current_balance_cents + made_cents,
    at_risk_cents = at_risk_cents - stake_cents, version = version + 1
  from play where a.customer_id = play.customer_id
)
insert into ledger (customer_id, kind, amount_cents, at_risk_cents, play_id, at_ms, book_ms)
select customer_id, 'casino', made_cents, -stake_cents, play_id, $4, $5 from play`;

/** Moves what a play made, once, and releases its stake. @returns whether there was such a play, not posted yet */
export const postPlay = async (
  client: pg.Pool | pg.PoolClient,
  { system, round, winCents }: { system: string; round: string; winCents: number },
  { wallMs, bookMs }: PlayMoment,
): Promise<boolean> => {
  const { rowCount } = await client.query(POST, [system, round, winCents, wallMs, Math.round(bookMs)]);
  return (rowCount ?? 0) > 0;
};
