import type { Static } from 'typebox';
import type { ScoreRecordSchema, ScoresAnswerSchema, ScoreWeekSchema } from './scores-answer.schema.ts';

/** A game as the scores list it; `score` is null while nothing was told of it. */
export type ScoreRecord = Static<typeof ScoreRecordSchema>;

/** A range of days that scores can be asked of; index -1 is today. */
export type ScoreWeek = Static<typeof ScoreWeekSchema>;

/** The scores of a week, with the weeks that there are to choose from. */
export type ScoresAnswer = Static<typeof ScoresAnswerSchema>;
