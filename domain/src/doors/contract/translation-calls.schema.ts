import { LanguageSchema } from '../../words/content/content.schema.ts';
import { strict } from '../../ground/schema/strict.ts';
import {
  OwnSuggestionsSchema,
  TextOverlaySchema,
  TextSuggestionSchema,
} from '../../words/translations/translation.schema.ts';
import type { SchemasOf } from './call-schema.ts';
import type { TRANSLATION_CALLS } from './translation-calls.ts';

export const TRANSLATION_CALL_SCHEMAS = {
  readTextOverlay: {
    summary: 'Texts of the page that the book has changed',
    description:
      'The page loads them after its first lines, and takes none that doesn’t fit the text it replaces.',
    caller: 'anyone',
    params: strict({ language: LanguageSchema }),
    answers: { 200: TextOverlaySchema },
    refusals: [],
  },
  readOwnSuggestions: {
    summary: 'Texts that the customer suggested, and that wait for the book',
    caller: 'customer',
    answers: { 200: OwnSuggestionsSchema },
    refusals: ['forbidden'],
  },
  suggestText: {
    summary: 'Another wording for a text of the page',
    description:
      'Only from customers whom the book allows it; nothing changes on any page until an operator accepts it. A second one for the ' +
      'same text replaces the first; one that equals the page’s present text takes it back. `textUnfit` says what is wrong with it.',
    caller: 'customer',
    body: TextSuggestionSchema,
    bodyLimitBytes: 8_192,
    answers: { 200: OwnSuggestionsSchema },
    refusals: ['forbidden', 'notFound', 'textUnfit', 'suggestionsFull', 'unavailable'],
  },
} as const satisfies SchemasOf<typeof TRANSLATION_CALLS>;
