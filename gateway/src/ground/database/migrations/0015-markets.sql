-- What a pick is on is its market, and the letter of a bet its type; the type of a wager is the ticket's.
create function pg_temp.with_market(item jsonb) returns jsonb language sql immutable as $$
  select case when item #> '{pick,wagerType}' is null then item
    else jsonb_set(item #- '{pick,wagerType}', '{pick,market}', item #> '{pick,wagerType}') end
$$;

create function pg_temp.with_markets(items jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(pg_temp.with_market(i.item) order by i.at) from jsonb_array_elements(items) with ordinality as i (item, at)
$$;

update pending_ticket p
set request = jsonb_set(request, '{items}', pg_temp.with_markets(request -> 'items')),
  bets = coalesce((
    select jsonb_agg(
      (b.bet - 'wagerType')
        || jsonb_build_object('betType', b.bet -> 'wagerType', 'items', pg_temp.with_markets(b.bet -> 'items'))
      order by b.at)
    from jsonb_array_elements(p.bets) with ordinality as b (bet, at)), '[]')
where jsonb_typeof(request -> 'items') = 'array';
drop function pg_temp.with_markets;
drop function pg_temp.with_market;
