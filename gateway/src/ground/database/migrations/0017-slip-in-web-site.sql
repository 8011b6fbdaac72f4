-- Whether the customer's slip stands in the website, and so stays when the page changes, on a phone, too.
alter table customer add show_bet_slip_in_web_site boolean not null default true;
