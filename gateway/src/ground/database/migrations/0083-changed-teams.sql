-- A leg on a team whose number another team has now (HR-81).
alter table wager_item drop constraint wager_item_ruling_check;
alter table wager_item
  add constraint wager_item_ruling_check check (ruling in ('pastPosting', 'obviousError', 'teamsChanged'));
