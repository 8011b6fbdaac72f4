import type { Static } from 'typebox';
import type {
  ContestMatchSchema,
  GameMatchSchema,
  PropContestantSchema,
  SearchAnswerSchema,
} from './offering-answers.schema.ts';

/** A game that the search found, with the topic that its lines are in. */
export type GameMatch = Static<typeof GameMatchSchema>;

/** A contestant that the search found, with the topic that the contest is in. */
export type ContestMatch = Static<typeof ContestMatchSchema>;

/** What a search answers, best known first: games by kick-off, contestants by rotation number. */
export type SearchAnswer = Static<typeof SearchAnswerSchema>;

/** What can be bet on in a prop of a game, with the topic that the contest is in. */
export type PropContestant = Static<typeof PropContestantSchema>;
