import type { Static } from 'typebox';
import type { PlaysNotPostedSchema } from './casino-play.schema.ts';

/** Casino plays whose money has not reached the balance yet. */
export type PlaysNotPosted = Static<typeof PlaysNotPostedSchema>;
