-- Logins of agents: they lead to the agent site and open nothing here.
alter table customer add is_agent boolean not null default false;

-- Tokens that lead there: used once, a minute long. Only their hashes are here.
create table agent_token (
  token_hash bytea primary key,
  customer_id text not null references customer,
  expires_at_ms bigint not null
);
create index agent_token_expiry on agent_token (expires_at_ms);
