import { Type } from 'typebox';
import { GameAnswerSchema } from '../../lines/offering/game-answer.schema.ts';
import {
  ContestsOfGameSchema,
  GamePropsSchema,
  LineHistorySchema,
  NextGamesSchema,
  PropsGamesSchema,
  SearchAnswerSchema,
  SportMenuItemSchema,
} from '../../lines/offering/offering-answers.schema.ts';
import { MOST_SCORE_WEEK, TODAY_INDEX } from '../../lines/offering/score-weeks.ts';
import { ScoresAnswerSchema } from '../../lines/offering/scores-answer.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { bookNumber } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import type { SchemasOf } from './call-schema.ts';
import type { OFFERING_CALLS } from './offering-calls.ts';

const GameParams = strict({ gameNum: bookNumber() });

/** Customers see their store's lines, visitors the default store's. */
export const OFFERING_CALL_SCHEMAS = {
  readSports: {
    summary: 'The sports menu',
    caller: 'anyone',
    answers: { 200: list(SportMenuItemSchema) },
    refusals: [],
  },
  searchOffering: {
    summary: 'Games and contestants by name',
    description: 'The text must have at least 3 characters.',
    caller: 'anyone',
    query: strict({ text: Type.String({ maxLength: 100, examples: ['lions'] }) }),
    answers: { 200: SearchAnswerSchema },
    refusals: ['badRequest'],
  },
  readSpotlight: {
    summary: 'What the book puts forward, a contest by its first contestant',
    caller: 'anyone',
    answers: { 200: SearchAnswerSchema },
    refusals: [],
  },
  readPropsGames: {
    summary: 'The games that the props builder can be opened for',
    caller: 'anyone',
    answers: { 200: PropsGamesSchema },
    refusals: [],
  },
  readContestsOfGame: {
    summary: 'Contests that are linked to a game and open',
    caller: 'anyone',
    params: GameParams,
    answers: { 200: ContestsOfGameSchema },
    refusals: [],
  },
  readGameProps: {
    summary: 'What can be bet on in the contests that are linked to a game and open',
    caller: 'anyone',
    params: GameParams,
    answers: { 200: GamePropsSchema },
    refusals: [],
  },
  readNextGames: {
    summary: 'The games that begin next',
    caller: 'anyone',
    answers: { 200: NextGamesSchema },
    refusals: [],
  },
  readScores: {
    summary: 'Scores of today or of a week',
    description:
      'Other weeks than today have the games that the book still holds, and all whose result was told.',
    caller: 'anyone',
    query: strict({
      at: Type.String({
        pattern: '^[0-9]{8} [0-9]{2}:[0-9]{2}:[0-9]{2}$',
        description: 'The caller’s time; which day it is the book’s own clock says.',
        examples: ['20261122 18:00:00'],
      }),
      week: Type.Integer({
        minimum: TODAY_INDEX,
        maximum: MOST_SCORE_WEEK,
        description: '-1 is today, 0 the current week, 1 the week before it.',
      }),
      showFinals: Type.Enum(['true', 'false'], {
        description: 'Whether games that are over are among them.',
      }),
    }),
    answers: { 200: ScoresAnswerSchema },
    refusals: ['badRequest'],
  },
  readGame: {
    summary: 'One game: who plays, its score, and which lines it has',
    description:
      'What the book has while it has the game, otherwise what its last result said. `notFound` when the store has no line of it and nobody has a score.',
    caller: 'anyone',
    params: GameParams,
    answers: { 200: GameAnswerSchema },
    refusals: ['notFound'],
  },
  readLineHistory: {
    summary: 'How the full game’s line moved since the opening',
    description:
      'At most 96 points, those from before the gateway’s start out of the database; `notFound` when the store doesn’t have the line.',
    caller: 'anyone',
    params: GameParams,
    answers: { 200: LineHistorySchema },
    refusals: ['notFound'],
  },
} as const satisfies SchemasOf<typeof OFFERING_CALLS>;
