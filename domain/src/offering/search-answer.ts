import type { Static } from 'typebox';
import type {
  ContestMatchSchema,
  ContestsOfGameSchema,
  GameMatchSchema,
  PropsGamesSchema,
  SearchAnswerSchema,
} from './offering-answers.schema.ts';

/** A game that the search found, with the topic that its lines are in. */
export type GameMatch = Static<typeof GameMatchSchema>;

/** A contestant that the search found, with the topic that the contest is in. */
export type ContestMatch = Static<typeof ContestMatchSchema>;

/** What a search answers, best known first: games by kick-off, contestants by rotation number. */
export type SearchAnswer = Static<typeof SearchAnswerSchema>;

/** Contests that are linked to a game and open. */
export type ContestsOfGame = Static<typeof ContestsOfGameSchema>;

/** The games that the props builder can be opened for ("get props builder games", spec 1 §7). */
export type PropsGames = Static<typeof PropsGamesSchema>;
