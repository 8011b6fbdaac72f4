-- Which of an item's own amounts was entered, the other one being rounded from it (HR-3); null of items that were
-- accepted before it was kept. Parlays and teasers have it in their terms.
alter table wager_item add entered text check (entered in ('risk', 'toWin'));
