import { Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { LANGUAGES } from '../../ground/language/languages.ts';

/** `29`, `contact`: the site's own pages are numbered or named. */
export const PageIdText = Type.String({
  pattern: '^[a-z0-9][a-z0-9_-]{0,39}$',
  description: 'The page’s id, e.g. 13 or contact',
});

/** A place in a page, as named in addresses and by `{#place}` after a heading. */
export const ANCHOR_PATTERN = '^[\\p{L}\\p{M}\\p{N}][\\p{L}\\p{M}\\p{N}_-]{0,79}$';

export const LanguageSchema = Type.Enum([...LANGUAGES]);

/** The most characters of a page's Markdown. */
export const MOST_CONTENT_CHARACTERS = 40_000;

/** `ContentPage`. */
export const ContentPageSchema = strict(
  {
    pageId: words(40),
    language: Type.Enum([...LANGUAGES], {
      description: 'The page’s language: English where there is no page in the language asked for.',
    }),
    title: words(200),
    html: words(1_000_000, 'Sanitized. Ids of headings begin with `content-`.'),
    version: integer('Counts the texts that the page had in this language.', { minimum: 1 }),
    changedAtMs: count('Wall clock.'),
  },
  { title: 'ContentPage' },
);

/** `RuleMenuEntry`. */
export const RuleMenuEntrySchema = strict(
  {
    pageId: words(40, 'The content page that has it.'),
    objectId: words(200, 'The id of this entry: the page’s id, and after a slash the anchor in it.'),
    url: words(200, 'Where the site shows it, e.g. /rules/parlays.'),
    label: words(200),
    menu: words(200, 'The title of its page.'),
  },
  { title: 'RuleMenuEntry' },
);

export const RuleMenuSchema = list(RuleMenuEntrySchema, { maxItems: 2_000 });
