-- An alert says which part of its game it is about, in a list and a notice that outlive the game. What was asked for before
-- is about the full game.
alter table line_alert add period_label text not null default 'game';
