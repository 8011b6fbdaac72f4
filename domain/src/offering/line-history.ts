import type { Static } from 'typebox';
import type { LineHistorySchema } from './offering-answers.schema.ts';

/** How the full game's line moved in one store, oldest first. */
export type LineHistory = Static<typeof LineHistorySchema>;

/** Where the full game's line stood from a moment of the book's clock on; null where there was no line. */
export type LinePoint = LineHistory['points'][number];
