import type { Static } from 'typebox';
import type { ContestLineSchema } from './contest-line.schema.ts';

/** One contestant of a contest (future, proposition) and its price. */
export type ContestLine = Static<typeof ContestLineSchema>;
