import type { Static } from 'typebox';
import type { GameLineSchema } from './game-line.schema.ts';

/**
 * The prices of one period of one game for one store. A missing price or number is `null`, never 0. Points (spread,
 * totals) are multiples of 0.25, so they are exact as numbers. `periodNumber` 0 is the full game; the others are named
 * per sport in `sport/period.ts`.
 */
export type GameLine = Static<typeof GameLineSchema>;
