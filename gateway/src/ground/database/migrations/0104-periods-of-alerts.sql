-- An alert says what the part of its game is called, in a list and a notice that outlive the game. null: the gateway that
-- made it didn't say, as one before this version.
alter table line_alert add period_label text;
