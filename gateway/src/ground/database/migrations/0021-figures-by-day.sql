-- What moved a customer's money by days of the book's clock, read from the index alone. A stake that is held moves
-- nothing: its rows, which are every second one, are left out.
create index ledger_day on ledger (customer_id, book_ms, entry_id)
  include (kind, amount_cents, free_play_cents, ticket_number, wager_number)
  where kind <> 'wager' or free_play_cents <> 0;
