-- What the customer saw of an offer and how much less he took unasked (HR-53), kept with the sale: a sale says both for
-- as long as it is kept. null of a target, whose amount is the smallest that was agreed to, and of earlier sales.
alter table wager_sale
  add seen_cents bigint,
  add tolerance_percent integer;
