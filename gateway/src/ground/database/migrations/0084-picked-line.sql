-- What stood in the cell when it was first pressed: `seen_price` and `seen_line` are what stood on the slip when the
-- bet was sent. Null of rows from before, and where nobody told it.

alter table wager_item
  add picked_price integer,
  add picked_line double precision;
