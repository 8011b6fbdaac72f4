-- What a pending ticket takes of prices that move is settled when it is sent: what its customer switches meanwhile
-- calls nothing off (HR-44). Null: sent before this was kept.
alter table pending_ticket add price_acceptance text
  check (price_acceptance in ('none', 'better', 'close', 'any'));
