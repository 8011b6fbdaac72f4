-- What tickets may win, by what they are on and by their day (HR-84). Wagers from before it count towards their day only.
alter table wager add win_key text;
create index ticket_customer_accepted on ticket (customer_id, accepted_book_ms);
