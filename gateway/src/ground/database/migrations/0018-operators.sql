-- What operators do: who may call which commands over HTTP, and everything that they changed.

-- Only the hash of a token is here: who reads this table can't call with it.
create table operator_token (
  name text primary key,
  token_hash bytea not null unique,
  rights text[] not null,
  created_at_ms bigint not null,
  expires_at_ms bigint not null,
  used_at_ms bigint
);

create table audit_log (
  entry_id bigint generated always as identity primary key,
  at_ms bigint not null,
  actor text not null,
  address text,
  command text not null,
  customer_id text,
  input jsonb not null,
  before jsonb,
  after jsonb,
  -- A call that is sent again is done once.
  idempotency_key uuid unique
);
create index audit_log_customer on audit_log (customer_id, entry_id);
create index audit_log_actor on audit_log (actor, entry_id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_never_emptied before truncate on audit_log
  for each statement execute function refuse_audit_change();

-- Nobody signs in to a closed account.
alter table customer add closed_at_ms bigint;

alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check
  (kind in ('deposit', 'withdrawal', 'wager', 'grade', 'reverse', 'activate', 'deactivate', 'hold', 'release', 'cut',
    'freePlayReturn', 'freePlay', 'adjustment'));
