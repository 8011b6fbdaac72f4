-- HR-84: the most that a wager may win where that is more than its printed to-win: a round robin on several contestants
-- of a contest prints what one winner makes. Null where the to-win is the most, and of wagers from before.
alter table wager add most_win_cents bigint;
