-- Which feed an item was taken from and which feed told a result: numbers of games and contests stay with their feed, and a
-- result decides the wagers of its own feed alone. Rows from before have none: whichever feed tells the number's result first
-- decides those.
alter table wager_item add feed_id text;
alter table game_result add feed_id text;
alter table contest_result add feed_id text;

-- They find the wagers of a result as those before did, and tell beside whether another feed has wagers on the number.
create index wager_item_game_feed on wager_item (game_num, feed_id) where game_num is not null;
drop index wager_item_game;
create index wager_item_contest_feed on wager_item (contest_num, feed_id, contestant_num) where contest_num is not null;
drop index wager_item_contest;
