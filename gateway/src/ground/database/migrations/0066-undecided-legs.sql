-- Legs that can still be won or lost: for an operator's exposure all, for the games that wait those that a result has met.
create index wager_item_undecided on wager_item (result_version, game_num) where open and result is null;
drop index wager_item_waiting;

-- An open leg has no result, but where its parlay goes on: taken for two things that have nothing to do with each other,
-- thousands of open legs were expected to be a few, and reports on them planned for a few.
create statistics wager_item_open_result (mcv) on open, result from wager_item;
