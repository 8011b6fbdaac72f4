-- When the cell was first pressed, by the book's clock as the page had it: its line's moves are told from then on. Null
-- of rows from before, and where nobody told it.
alter table wager_item add picked_ms bigint;
