-- What an item is tied to beside its own pick (HR-11), as the book had it at acceptance: needed once the book has let go of the
-- line while the wager can still be filled or rolled from.
alter table wager_item
  -- Contests that are linked to the item's game.
  add linked_contests integer[] not null default '{}',
  -- The game that the item's contest belongs to.
  add contest_game_num bigint;
