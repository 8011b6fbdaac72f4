-- The site's own words: rules, privacy, contact. Nothing written is changed or deleted: a new text is a new version.

create table content_page (
  page_id text primary key,
  -- Its place in the menu of the rules; null: not there.
  rules_position integer
);

create table content_version (
  page_id text not null references content_page,
  language text not null check (language in ('en', 'es', 'th', 'zh-hant')),
  version integer not null check (version > 0),
  title text not null,
  -- Markdown.
  body text not null,
  -- null: it came with the site, and a later release may bring another one.
  actor text,
  changed_at_ms bigint not null,
  primary key (page_id, language, version)
);
