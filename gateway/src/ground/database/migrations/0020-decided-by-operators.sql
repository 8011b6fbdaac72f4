-- A leg that an operator has decided stands, whatever is told of its game, until the operator takes that back.
alter table wager_item add decided_by_operator boolean not null default false;

-- The largest liabilities first, whoever's they are.
create index wager_open_to_win on wager (to_win_cents desc) where status = 'O';
