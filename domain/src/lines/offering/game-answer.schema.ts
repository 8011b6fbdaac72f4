import { type Static, Type } from 'typebox';
import { points } from '../../ground/price/price.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { ScoreRecordSchema } from './scores-answer.schema.ts';

/** More periods and alternate lines than any sport has numbers for. */
export const MOST_LINES_OF_GAME = 40;

export const OfferedLineSchema = strict(
  {
    periodNumber: integer('0 the full game, 20 to 39 alternate lines of it.', { minimum: 0 }),
    spread: orNull(points(), { description: 'The spread of team 1; null without one.' }),
    hasMoneyLine: Type.Boolean(),
    hasDraw: Type.Boolean({ description: 'A draw has a place of its own.' }),
    total: orNull(points()),
    team1Total: orNull(points()),
    team2Total: orNull(points()),
  },
  {
    title: 'OfferedLine',
    description: 'Which markets a line has, and their numbers, which order them; prices come with its topic.',
  },
);

/** Which markets a line of a game has; prices come with its topic. */
export type OfferedLine = Static<typeof OfferedLineSchema>;

export const GameAnswerSchema = strict(
  {
    game: ScoreRecordSchema,
    isPast: Type.Boolean({
      description: 'It has left the book: a correction alone may change what is told of it.',
    }),
    topic: orNull(words(400), {
      description: 'The topic that its lines are in; null when it has none here.',
    }),
    lines: list(OfferedLineSchema, {
      maxItems: MOST_LINES_OF_GAME,
      description: 'Lines that are shown now: periods in their order, then alternate lines in theirs.',
    }),
  },
  { title: 'GameAnswer', description: 'A game with its score and what of it may be bet on in one store.' },
);

/** A game by its number: who plays, its score, and what of it may be bet on. */
export type GameAnswer = Static<typeof GameAnswerSchema>;
