import type { Static } from 'typebox';
import type { ContentPageSchema, RuleMenuEntrySchema } from './content.schema.ts';

/** A page of the book's own words: rules, privacy, contact. */
export type ContentPage = Static<typeof ContentPageSchema>;

/** A rules page, or a heading of one. */
export type RuleMenuEntry = Static<typeof RuleMenuEntrySchema>;

/** Ids in a page's HTML begin so: none of them is an id that the site uses itself. */
export const CONTENT_ID_PREFIX = 'content-';
