import type { Static } from 'typebox';
import type { GameSchema } from './game.schema.ts';

/** What stays the same about a game while its lines move. Team 1 is the visitor, team 2 the home team. */
export type Game = Static<typeof GameSchema>;
