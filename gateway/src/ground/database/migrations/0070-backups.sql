-- Which book this is, wherever its database is brought: drawn once, kept in every backup.
create table book_identity (
  one boolean primary key default true check (one),
  book_id uuid not null default gen_random_uuid()
);
insert into book_identity default values;

-- What was kept of the book elsewhere, and where it was brought back from.
create table backup_log (
  entry_id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'restore', 'move')),
  at_ms bigint not null,
  -- The moment that the copy shows.
  shows_ms bigint not null
);
