-- What operators put on the page: banners beside the board, images above it, videos on a page of their own. Removed is
-- removed: the audit log keeps that it was there.

create table banner (
  name text primary key,
  place text not null check (place in ('sidebar', 'split', 'slider', 'video')),
  active boolean not null,
  active_from_ms bigint,
  active_to_ms bigint,
  action text not null check (action in ('none', 'link', 'popup', 'LiveBetting', 'LiveDealer')),
  link text,
  -- What the picture says, for who doesn't see it.
  alt text not null,
  on_phone boolean not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp', 'video/mp4', 'video/webm')),
  -- null: of a video.
  width integer,
  height integer,
  media_hash text not null,
  media bytea not null,
  added_at_ms bigint not null,
  actor text not null
);
create index banner_place on banner (place, added_at_ms, name);
create index banner_media on banner (media_hash);

-- What was there before the bell is no news to anybody.
update customer c set notifications_seen_entry_id = coalesce(
  (select max(entry_id) from ledger l where l.customer_id = c.customer_id), 0)
where notifications_seen_entry_id = 0;
