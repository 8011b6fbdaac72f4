-- A name that an operator refused for good is no league's: feeds may not send games under it.
alter table league add refused boolean not null default false;
