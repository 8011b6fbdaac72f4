-- Which moved prices are taken unasked is the customer's choice, kept with the account; null: never chosen. All of them
-- (`any`) can't be chosen any more: tickets from before have it, and so has what an older gateway writes meanwhile.
alter table customer add price_acceptance text;
alter table customer add constraint customer_price_acceptance_check
  check (price_acceptance in ('none', 'better', 'close', 'close10', 'close20')) not valid;

alter table ticket drop constraint ticket_price_acceptance_check;
alter table ticket add constraint ticket_price_acceptance_check
  check (price_acceptance in ('none', 'better', 'close', 'close10', 'close20', 'any')) not valid;

alter table pending_ticket drop constraint pending_ticket_price_acceptance_check;
alter table pending_ticket add constraint pending_ticket_price_acceptance_check
  check (price_acceptance in ('none', 'better', 'close', 'close10', 'close20', 'any')) not valid;
