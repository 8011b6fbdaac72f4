-- An operator takes a sale back (HR-56): what the wager was before it is kept with each sale, and why it was taken back.

alter table wager_sale
  -- Tries that failed for a cause of the sale's own.
  add failures integer not null default 0,
  -- The ledger's rows of it: the posting that paid, and the one that took it back.
  add posting integer,
  add back_posting integer,
  add before json,
  add back_why text,
  add back_item integer,
  add back_price integer,
  add back_line double precision,
  add back_by text;
alter table wager_sale drop constraint wager_sale_state_check;
alter table wager_sale add constraint wager_sale_state_check
  check (state in ('pending', 'sold', 'takenBack', 'changed', 'refused', 'closed')) not valid;
alter table wager_sale drop constraint wager_sale_check1;
alter table wager_sale add constraint wager_sale_paid_check
  check ((state in ('sold', 'takenBack')) = (paid_cents is not null)) not valid;
alter table wager_sale add constraint wager_sale_back_check
  check ((state = 'takenBack') = (back_posting is not null) and back_why in ('pastPosting', 'obviousError')) not valid;
alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check
  (kind in ('deposit', 'withdrawal', 'wager', 'grade', 'reverse', 'wagerSale', 'saleReverse', 'activate', 'deactivate', 'hold',
    'release', 'cut', 'freePlayReturn', 'freePlay', 'adjustment', 'settlement', 'casinoHold', 'casino', 'cashRequest')) not valid;
