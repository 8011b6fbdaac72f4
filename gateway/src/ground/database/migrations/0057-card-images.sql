-- Images of a card that a customer is sending. One upload at a time: a new one takes the place of the one before.
create table card_upload (
  customer_id text primary key references customer,
  upload_id uuid not null unique,
  -- Of the token that password and images are encrypted with, which is kept nowhere; null once it was used.
  token_hash bytea,
  session_hash bytea not null,
  -- Bytes of each image before it was encrypted, in their order.
  sizes integer[] not null,
  expires_at_ms bigint not null,
  -- Until then somebody is looking at the images.
  claimed_until_ms bigint not null default 0,
  sent_at_ms bigint
);
create index card_upload_age on card_upload (expires_at_ms);

-- What has arrived of them, encrypted with the token: nobody here can read it before the customer submits.
create table card_part (
  upload_id uuid not null references card_upload (upload_id) on delete cascade,
  image smallint not null,
  part smallint not null,
  bytes bytea not null,
  primary key (upload_id, image, part)
);

-- Drawn anew from what was sent, without its metadata, and sealed with AES-256-GCM by a key of the configuration.
create table card_image (
  image_id uuid primary key,
  customer_id text not null references customer,
  sent_at_ms bigint not null,
  width integer not null,
  height integer not null,
  key_id text not null,
  nonce bytea not null,
  sealed bytea not null
);
create index card_image_customer on card_image (customer_id);
create index card_image_age on card_image (sent_at_ms);
