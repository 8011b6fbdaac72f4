-- Whoever signs in with a password that somebody else made has to choose another first.
alter table customer add must_change_password boolean not null default false;
