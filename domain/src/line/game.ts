import type { Static } from 'typebox';
import type { GameSchema } from './game.schema.ts';

/** What stays the same about a game while its lines move. Team 1 is the visitor, team 2 the home team. */
export type Game = Static<typeof GameSchema>;

/** What a game forbids its legs in parlays (HR-11): D every company, S that a side and a total of it stand together. */
export type ParlayRestriction = NonNullable<Game['parlayRestriction']>;
