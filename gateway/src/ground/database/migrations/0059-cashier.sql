-- Deposits and payouts that a provider asks for in a customer's session of the cashier. What of them waits is decided
-- once: by an operator, by the book's rule, or taken back by the provider.
create table cash_request (
  request_id bigint generated always as identity primary key,
  customer_id text not null references customer,
  provider text not null check (length(provider) between 1 and 40),
  transaction text not null check (length(transaction) between 1 and 120),
  kind text not null check (kind in ('deposit', 'payout')),
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null check (length(currency) = 3),
  method text not null check (length(method) between 1 and 60),
  state text not null check (state in ('waiting', 'approved', 'refused', 'cancelled')),
  asked_at_ms bigint not null,
  decided_at_ms bigint,
  decided_by text check (decided_by in ('operator', 'rule', 'provider')),
  -- For the customer, of a refusal.
  reason text check (length(reason) between 1 and 200),
  unique (provider, transaction),
  check ((state = 'waiting') = (decided_at_ms is null)),
  check ((decided_at_ms is null) = (decided_by is null))
);
create index cash_request_customer on cash_request (customer_id, request_id desc);
create index cash_request_waiting on cash_request (request_id) where state = 'waiting';

-- cashRequest holds a payout while it waits, releases it again, and marks a refusal that moved nothing; what is approved
-- is a deposit or a withdrawal.
alter table ledger add request_id bigint references cash_request;
alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check
  (kind in ('deposit', 'withdrawal', 'wager', 'grade', 'reverse', 'activate', 'deactivate', 'hold', 'release', 'cut',
    'freePlayReturn', 'freePlay', 'adjustment', 'settlement', 'casinoHold', 'casino', 'cashRequest'));
alter table ledger add constraint ledger_request_check check
  (kind = 'cashRequest' and request_id is not null or kind in ('deposit', 'withdrawal')
    or kind <> 'cashRequest' and request_id is null);
create index ledger_request on ledger (request_id) where request_id is not null;
create unique index ledger_request_posted on ledger (request_id)
  where request_id is not null and kind in ('deposit', 'withdrawal');

alter table wallet_transaction add request_id bigint references cash_request;
alter table wallet_transaction drop constraint wallet_transaction_call_check;
alter table wallet_transaction add constraint wallet_transaction_call_check check
  (call in ('bet', 'win', 'refund', 'close', 'deposit', 'payout', 'cancel'));
create index wallet_transaction_request on wallet_transaction (request_id) where request_id is not null;
