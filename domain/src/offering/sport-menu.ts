import type { Static } from 'typebox';
import type { SportMenuItemSchema, SubSportMenuItemSchema } from './offering-answers.schema.ts';

/** The sports menu: what may be selected and how much is behind it. */
export type SportMenuItem = Static<typeof SportMenuItemSchema>;

export type SubSportMenuItem = Static<typeof SubSportMenuItemSchema>;
