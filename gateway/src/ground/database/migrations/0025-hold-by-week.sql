-- What wagers made in some days, whoever's they are.
create index ledger_graded on ledger (book_ms) where kind in ('grade', 'reverse');
