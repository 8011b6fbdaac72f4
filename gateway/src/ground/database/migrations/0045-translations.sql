-- Texts of the page that customers suggest, and those that the book put in the place of the site's own.
alter table customer add may_suggest_texts boolean not null default false;

create table text_suggestion (
  suggestion_id bigint generated always as identity primary key,
  customer_id text not null references customer,
  language text not null check (language in ('en', 'es', 'th', 'zh-hant')),
  text_key text not null check (length(text_key) between 3 and 161),
  -- The site's own text when it was suggested: placeholders are checked against it.
  built_in text not null,
  body text not null check (length(body) between 1 and 600),
  suggested_at_ms bigint not null,
  unique (customer_id, language, text_key)
);

create table translation (
  language text not null check (language in ('en', 'es', 'th', 'zh-hant')),
  text_key text not null check (length(text_key) between 3 and 161),
  body text not null check (length(body) between 1 and 600),
  changed_at_ms bigint not null,
  primary key (language, text_key)
);

-- One row: grows with every change of `translation`.
create table translation_version (
  one boolean primary key default true check (one),
  version bigint not null default 0
);
insert into translation_version default values;
