-- Whether the database can write is found out by writing. The one row here is written every second.
create table database_beat (
  one boolean primary key default true check (one),
  beats bigint not null default 0
) with (fillfactor = 10);
insert into database_beat default values;

-- A row fills a page, so that each one needs room on the disk that was not there before. Written only until one is taken, after
-- the disk was found full.
create table database_room (filler text not null);
alter table database_room alter column filler set storage plain;
