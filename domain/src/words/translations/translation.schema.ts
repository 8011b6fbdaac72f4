import { type Static, Type } from 'typebox';
import { LanguageSchema } from '../content/content.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { MOST_TEXT_CHARACTERS, MOST_TRANSLATIONS, MOST_WAITING_OF_CUSTOMER } from './text-bounds.ts';

/** `slip:riskToWin`: the catalogue and its key. */
export const TextKeySchema = Type.String({
  pattern: '^[a-z][a-z-]{0,39}:[^\\u0000-\\u001f:]{1,120}$',
  description: 'Catalogue and key, e.g. slip:riskToWin',
});

const TextSchema = Type.String({
  minLength: 1,
  maxLength: MOST_TEXT_CHARACTERS,
  description: 'Plain text with the placeholders of the text that it replaces',
});

export const TextOverlaySchema = strict(
  {
    version: count('Grows with every text that is put in place or taken back.'),
    texts: list(strict({ key: words(200), text: words(MOST_TEXT_CHARACTERS) }), {
      maxItems: MOST_TRANSLATIONS,
    }),
  },
  { title: 'TextOverlay', description: 'Texts of a language that replace the site’s own.' },
);

/** Texts of a language that replace the site's own. */
export type TextOverlay = Static<typeof TextOverlaySchema>;

export const TextSuggestionSchema = strict(
  { language: LanguageSchema, key: TextKeySchema, text: TextSchema },
  {
    title: 'TextSuggestion',
    examples: [{ language: 'es', key: 'slip:riskToWin', text: 'Arriesgar {{risk}} para ganar {{toWin}}' }],
  },
);
export type TextSuggestion = Static<typeof TextSuggestionSchema>;

/** `OwnSuggestions`. */
export const OwnSuggestionsSchema = strict(
  { suggestions: list(TextSuggestionSchema, { maxItems: MOST_WAITING_OF_CUSTOMER }) },
  { title: 'OwnSuggestions', description: 'Those of the customer that wait for the book.' },
);
