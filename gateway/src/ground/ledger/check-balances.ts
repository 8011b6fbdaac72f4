import type pg from 'pg';
import { FOR_LONG, LIFT_LIMIT } from '../database/for-long.ts';
import { inTransaction } from '../database/in-transaction.ts';

/** Something in the books that doesn't add up. */
export interface Discrepancy {
  check: string;
  customerId: string | null;
  detail: Record<string, unknown>;
}

/** Each names what must hold and selects what breaks it. */
const CHECKS: Readonly<Record<string, string>> = {
  'balances are the sums of the ledger': `
    select coalesce(a.customer_id, l.customer_id) as customer_id, a.current_balance_cents, l.amount,
      a.at_risk_cents, l.at_risk, a.free_play_balance_cents, l.free_play
    from account a full join (
      select customer_id, sum(amount_cents)::bigint as amount, sum(at_risk_cents)::bigint as at_risk,
        sum(free_play_cents)::bigint as free_play from ledger group by customer_id
    ) l using (customer_id)
    where a.customer_id is null or a.current_balance_cents <> coalesce(l.amount, 0)
      or a.at_risk_cents <> coalesce(l.at_risk, 0) or a.free_play_balance_cents <> coalesce(l.free_play, 0)`,
  'at risk is what is held for the open wagers, for tickets and payouts that wait and for casino plays that are not posted': `
    select a.customer_id, a.at_risk_cents, coalesce(w.held, 0) as held, coalesce(p.held, 0) as held_for_pending,
      coalesce(g.held, 0) as held_for_plays, coalesce(r.held, 0) as held_for_payouts
    from account a left join (
      select customer_id, sum(held_cents)::bigint as held from wager where status = 'O' group by customer_id
    ) w using (customer_id) left join (
      select customer_id, sum(held_cents)::bigint as held from pending_ticket group by customer_id
    ) p using (customer_id) left join (
      select customer_id, sum(stake_cents)::bigint as held from casino_play where posted_book_ms is null
      group by customer_id
    ) g using (customer_id) left join (
      select customer_id, sum(amount_cents)::bigint as held from cash_request
      where kind = 'payout' and state = 'waiting' group by customer_id
    ) r using (customer_id)
    where a.at_risk_cents
      <> coalesce(w.held, 0) + coalesce(p.held, 0) + coalesce(g.held, 0) + coalesce(r.held, 0)`,
  'a payout is held while it waits, and what was approved, and nothing else, moved its amount, once': `
    select coalesce(r.customer_id, l.customer_id) as customer_id, request_id, r.kind, r.state, r.amount_cents, l.amount,
      l.at_risk, l.posted
    from cash_request r full join (
      select customer_id, request_id, sum(amount_cents)::bigint as amount, sum(at_risk_cents)::bigint as at_risk,
        count(*) filter (where kind <> 'cashRequest') as posted
      from ledger where request_id is not null group by customer_id, request_id
    ) l using (customer_id, request_id)
    where r.request_id is null
      or coalesce(l.posted, 0) <> case when r.state = 'approved' then 1 else 0 end
      or coalesce(l.amount, 0) <> case when r.state <> 'approved' then 0 when r.kind = 'deposit' then r.amount_cents
        else -r.amount_cents end
      or coalesce(l.at_risk, 0) <> case when r.kind = 'payout' and r.state = 'waiting' then r.amount_cents else 0 end`,
  'a request for cash is what one call of its provider asked for': `
    select r.customer_id, r.provider, r.transaction, r.kind, r.amount_cents, t.call, t.amount_cents as called_cents
    from cash_request r full join (
      select * from wallet_transaction where call in ('deposit', 'payout') and code is null
    ) t using (provider, transaction)
    where r.request_id is null or t.call is distinct from r.kind or t.amount_cents <> r.amount_cents
      or t.request_id is distinct from r.request_id`,
  'a casino play holds its stake until it is posted, once, and then made what it paid back less its stake': `
    select coalesce(p.customer_id, l.customer_id) as customer_id, play_id, p.stake_cents, p.win_cents, l.amount, l.at_risk
    from casino_play p full join (
      select customer_id, play_id, sum(amount_cents)::bigint as amount, sum(at_risk_cents)::bigint as at_risk,
        count(*) filter (where kind = 'casinoHold') as holds, count(*) filter (where kind = 'casino') as posted
      from ledger where play_id is not null group by customer_id, play_id
    ) l using (customer_id, play_id)
    where p.play_id is null or l.play_id is null or l.holds = 0
      or l.posted <> case when p.posted_book_ms is null then 0 else 1 end
      or l.amount <> case when p.posted_book_ms is null then 0 else p.win_cents - p.stake_cents end
      or l.at_risk <> case when p.posted_book_ms is null then p.stake_cents else 0 end
      or (p.is_returned and p.win_cents <> p.stake_cents)`,
  'what a provider staked and didn’t take back is a round’s stake, and what it won was told': `
    select p.customer_id, p.provider, p.round, p.stake_cents, t.staked, p.win_cents, t.won
    from casino_play p left join (
      select play_id, coalesce(sum(amount_cents) filter (where call = 'bet' and refunded_by is null), 0)::bigint as staked,
        sum(amount_cents) filter (where call = 'win')::bigint as won
      from wallet_transaction where code is null group by play_id
    ) t using (play_id)
    where p.told_at_ms is not null and t.play_id is not null
      and (p.stake_cents <> t.staked or (not p.is_returned and coalesce(p.win_cents, 0) <> coalesce(t.won, 0)))`,
  'a ticket that waits has its hold, and one that is decided has it released': `
    select coalesce(l.customer_id, p.customer_id) as customer_id, coalesce(l.idempotency_key, p.idempotency_key) as idempotency_key,
      l.amount, l.held, l.free_play, p.held_cents, p.free_play_cents
    from (
      select customer_id, idempotency_key, sum(amount_cents)::bigint as amount, sum(at_risk_cents)::bigint as held,
        sum(free_play_cents)::bigint as free_play, count(*) filter (where kind = 'release') as releases
      from ledger where idempotency_key is not null group by customer_id, idempotency_key
    ) l full join pending_ticket p using (customer_id, idempotency_key)
    where coalesce(l.amount, 0) <> 0 or coalesce(l.held, 0) <> coalesce(p.held_cents, 0)
      or coalesce(l.free_play, 0) <> -coalesce(p.free_play_cents, 0)
      or (p.customer_id is null) <> (coalesce(l.releases, 0) = 1)`,
  'a wager holds its whole risk, a rolling if what it was cut to; a free play nothing, and a rolling if nothing while it waits or has no action': `
    select w.customer_id, w.ticket_number, w.wager_number, w.status, w.held_cents, w.risk_cents
    from wager w left join wager p
      on p.ticket_number = w.parent_ticket_number and p.wager_number = w.parent_wager_number
    where w.held_cents <> case
      when w.free_play_flag or p.status = 'O' or (w.held_cents = 0 and w.status = 'X' and p.status <> 'O') then 0
      else coalesce(w.cut_risk_cents, w.risk_cents) end`,
  'rolling ifs and the wagers that they roll from name each other': `
    select w.customer_id, w.ticket_number, w.wager_number, p.child_ticket_number
    from wager w left join wager p
      on p.ticket_number = w.parent_ticket_number and p.wager_number = w.parent_wager_number
    where w.parent_ticket_number is not null
      and (p.child_ticket_number is distinct from w.ticket_number or p.customer_id <> w.customer_id)
    union all
    select p.customer_id, p.ticket_number, p.wager_number, p.child_ticket_number
    from wager p where p.child_ticket_number is not null and not exists (
      select 1 from wager w where w.ticket_number = p.child_ticket_number
        and w.parent_ticket_number = p.ticket_number and w.parent_wager_number = p.wager_number)`,
  'what was sold of a wager is what its sales say, each posted once': `
    select w.customer_id, w.ticket_number, w.wager_number, w.sold_risk_cents, s.risk, w.sold_to_win_cents, s.to_win,
      w.sold_paid_cents, s.paid, s.sales, l.entries, l.reversals
    from (select * from wager where sold_risk_cents > 0 or status = 'S') w full join (
      select ticket_number, wager_number, coalesce(sum(risk_cents) filter (where state = 'sold'), 0)::bigint as risk,
        coalesce(sum(to_win_cents) filter (where state = 'sold'), 0)::bigint as to_win,
        coalesce(sum(paid_cents) filter (where state = 'sold'), 0)::bigint as paid, count(*) as sales,
        count(*) filter (where state = 'takenBack') as back
      from wager_sale where state in ('sold', 'takenBack') group by ticket_number, wager_number
    ) s using (ticket_number, wager_number) left join (
      select ticket_number, wager_number, count(*) filter (where kind = 'wagerSale') as entries,
        count(*) filter (where kind = 'saleReverse') as reversals, sum(amount_cents)::bigint as made
      from ledger where kind = 'wagerSale' or kind = 'saleReverse' group by ticket_number, wager_number
    ) l using (ticket_number, wager_number)
    where coalesce(w.sold_risk_cents, 0) is distinct from s.risk or coalesce(w.sold_to_win_cents, 0) is distinct from s.to_win
      or coalesce(w.sold_paid_cents, 0) is distinct from s.paid or l.entries is distinct from s.sales
      or l.reversals is distinct from s.back or l.made is distinct from s.paid - s.risk or (w.status = 'S') <> (w.risk_cents = 0)`,
  'each wager has its postings, and they come to its result': `
    select w.customer_id, w.ticket_number, w.wager_number, w.status, w.net_cents, w.postings, l.amount, l.at_risk, l.entries
    from wager w left join (
      select ticket_number, wager_number, sum(amount_cents)::bigint as amount, sum(at_risk_cents)::bigint as at_risk,
        sum(free_play_cents)::bigint as free_play, count(*)::int as entries, max(posting) as last_posting
      from ledger where ticket_number is not null group by ticket_number, wager_number
    ) l using (ticket_number, wager_number)
    where l.entries is distinct from w.postings or l.last_posting <> w.postings - 1
      or l.amount <> coalesce(w.net_cents, 0) + w.sold_paid_cents - w.sold_risk_cents
      or l.at_risk <> case when w.status = 'O' then w.held_cents else 0 end
      or l.free_play <> case when w.free_play_flag then w.free_play_back_cents - w.risk_cents else 0 end
      or (w.free_play_back_cents > 0 and (not w.free_play_flag or w.status = 'O'))
      or (w.cut_risk_cents is not null and w.parent_ticket_number is null)
      or (w.status = 'O') <> (w.net_cents is null)`,
  'each ticket is the sum of its wagers': `
    select t.customer_id, t.ticket_number, t.total_risk_cents, w.risk, t.total_to_win_cents, w.to_win
    from ticket t left join (
      select ticket_number, sum(risk_cents + sold_risk_cents)::bigint as risk,
        sum(to_win_cents + sold_to_win_cents)::bigint as to_win
      from wager group by ticket_number
    ) w using (ticket_number)
    where t.total_risk_cents is distinct from w.risk or t.total_to_win_cents is distinct from w.to_win`,
  'each wager has its items': `
    select w.customer_id, w.ticket_number, w.wager_number, w.status, i.open
    from wager w left join wager_item i using (ticket_number, wager_number)
    where i.open is distinct from (w.status = 'O') or i.customer_id <> w.customer_id`,
  'no item of a wager is missing': `
    select w.customer_id, w.ticket_number, w.wager_number, w.wager_type, i.items, i.last_item, e.added
    from wager w
      left join (
        select ticket_number, wager_number, count(*)::int as items, max(item_number) as last_item
        from wager_item group by ticket_number, wager_number
      ) i using (ticket_number, wager_number)
      left join (
        select ticket_number, wager_number, sum(items)::int as added from ticket_event group by ticket_number, wager_number
      ) e using (ticket_number, wager_number)
    where i.items is distinct from i.last_item or (w.wager_type = 'S' and i.items <> 1)
      or (w.wager_type = 'I' and i.items < 2) or coalesce(e.added, 0) >= i.items`,
  'a decided leg has its result, and a straight is decided with its leg': `
    select w.customer_id, w.ticket_number, w.wager_number, w.status, i.result
    from wager w join wager_item i using (ticket_number, wager_number)
    where (i.result is not null and i.result_version is null)
      or (w.wager_type = 'S' and w.parent_ticket_number is null and w.status <> 'S' and (i.result is null) <> (w.status = 'O'))`,
  'each ticket has one key and one for each event, and each accepted key its ticket': `
    select coalesce(t.customer_id, k.customer_id) as customer_id, t.ticket_number, k.idempotency_key, k.keys
    from (
      select t.customer_id, t.ticket_number, 1 + count(e.event_number)::int as keys
      from ticket t left join ticket_event e using (ticket_number) group by t.customer_id, t.ticket_number
    ) t full join (
      select customer_id, (answer->>'ticketNumber')::bigint as ticket_number, min(idempotency_key::text) as idempotency_key,
        count(*)::int as keys
      from ticket_key where state = 'accepted' group by 1, 2
    ) k using (customer_id, ticket_number)
    where t.ticket_number is null or k.keys is distinct from t.keys`,
  'what waits has a pending key, and the other way round': `
    select coalesce(p.customer_id, k.customer_id) as customer_id, coalesce(p.idempotency_key, k.idempotency_key) as idempotency_key
    from pending_ticket p full join (select * from ticket_key where state = 'pending') k using (customer_id, idempotency_key)
    where p.customer_id is null or k.customer_id is null`,
};

/** Checks the books as the caller's transaction sees them. @returns an empty list when all of them add up */
export const findDiscrepancies = async (client: pg.ClientBase): Promise<Discrepancy[]> => {
  await client.query(LIFT_LIMIT);
  const found: Discrepancy[] = [];
  for (const [check, query] of Object.entries(CHECKS)) {
    const { rows } = await client.query<Record<string, unknown>>({ text: query, ...FOR_LONG });
    for (const { customer_id, ...detail } of rows) {
      found.push({ check, customerId: (customer_id as string | null) ?? null, detail });
    }
  }
  return found;
};

/** Proves the whole database's books, at one moment. @returns nothing when all of them add up */
export const checkBalances = (pool: pg.Pool): Promise<Discrepancy[]> =>
  inTransaction(pool, findDiscrepancies, { isSnapshot: true });
