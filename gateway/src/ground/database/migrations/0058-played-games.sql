-- Who played in a game that has a result, and when: the scores of past weeks name it when it has left the book, bet on
-- or not. A number that another feed took up is the game of the latest result.

create table played_game (
  game_num bigint primary key,
  feed_id text not null,
  sport_type text not null,
  sport_sub_type text not null,
  team1_id text not null,
  team2_id text not null,
  team1_rot_num integer not null,
  game_date_time_ms bigint not null
);
-- A week is read by its kick-offs.
create index played_game_kick_off on played_game (game_date_time_ms);

insert into played_game
select r.game_num, r.feed_id, i.sport_type, i.sport_sub_type, i.team1_id, i.team2_id, i.team1_rot_num,
  i.game_date_time_ms
from (
  select distinct on (game_num) game_num, feed_id from game_result where feed_id is not null
  order by game_num, result_version desc
) r
cross join lateral (
  select * from wager_item where game_num = r.game_num and feed_id = r.feed_id order by ticket_number desc limit 1
) i;
