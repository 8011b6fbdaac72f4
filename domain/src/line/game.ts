import type { Static } from 'typebox';
import type { GameSchema, ParlayRestrictionSchema } from './game.schema.ts';

/**
 * What a game forbids its legs in parlays, teasers and round robins (HR-11): D every company, S that a side and a total of
 * it stand together.
 */
export type ParlayRestriction = Static<typeof ParlayRestrictionSchema>;

/** What stays the same about a game while its lines move. Team 1 is the visitor, team 2 the home team. */
export type Game = Static<typeof GameSchema>;
