-- An operator looks at what was told of one round.
create index wallet_transaction_play on wallet_transaction (play_id) where play_id is not null;
