-- The score when a pick of a game in play was accepted; null of all others, and of those that were accepted before it
-- was kept.
alter table wager_item add placed_score1 integer, add placed_score2 integer, add placed_clock text;

-- What a ticket that waits shows of its items says the same.
update pending_ticket p
set bets = coalesce((
  select jsonb_agg(
    b.bet || jsonb_build_object('items', coalesce((
      select jsonb_agg('{"threeWay": false, "placedScore": null}'::jsonb || i.item order by i.at)
      from jsonb_array_elements(b.bet -> 'items') with ordinality as i (item, at)), '[]'))
    order by b.at)
  from jsonb_array_elements(p.bets) with ordinality as b (bet, at)), '[]')
where jsonb_typeof(bets) = 'array';
