-- HR-81: when a doubt was decided, by the book's clock, as its legs have it that were no action then. Null of decisions
-- from before.
alter table operator_notice add decided_book_ms bigint;
