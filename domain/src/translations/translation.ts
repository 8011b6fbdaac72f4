import type { Static } from 'typebox';
import type { TextOverlaySchema, TextSuggestionSchema } from './translation.schema.ts';

/** Texts of a language that stand in the place of the site's own. */
export type TextOverlay = Static<typeof TextOverlaySchema>;

export type TextSuggestion = Static<typeof TextSuggestionSchema>;
