-- What is open is a thousandth of a book that has run for years, and the server's usual sample of 30,000 rows hardly
-- meets it: in twenty million legs it expected six open ones where there were fourteen thousand, and looked up each of
-- their wagers alone. These look at 150,000 rows.
alter statistics wager_item_open_result set statistics 500;
alter table wager alter column status set statistics 500;
