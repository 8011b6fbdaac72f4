import type { Static } from 'typebox';
import type { GameAnswerSchema, OfferedLineSchema } from './game-answer.schema.ts';

/** Which markets a line of a game has; prices come with its topic. */
export type OfferedLine = Static<typeof OfferedLineSchema>;

/** A game by its number: who plays, how it stands, and what of it may be bet on. */
export type GameAnswer = Static<typeof GameAnswerSchema>;
