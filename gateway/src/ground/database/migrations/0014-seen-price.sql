-- The price that a ticket's item was asked for at has a name of its own, apart from the one that it is placed at.
update pending_ticket p
set request = jsonb_set(request, '{items}', (
  select jsonb_agg(
    (i.item - 'finalPrice' - 'finalLine')
      || jsonb_build_object('seenPrice', i.item -> 'finalPrice', 'seenLine', i.item -> 'finalLine')
    order by i.at)
  from jsonb_array_elements(p.request -> 'items') with ordinality as i (item, at)))
where request -> 'items' -> 0 ? 'finalPrice';
