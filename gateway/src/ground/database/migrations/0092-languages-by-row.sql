-- Which languages there are is said by their rows (domain/src/language/languages.ts), and every call that writes one is
-- held to them: another language needs no migration.
alter table content_version drop constraint content_version_language_check;
alter table text_suggestion drop constraint text_suggestion_language_check;
alter table translation drop constraint translation_language_check;
