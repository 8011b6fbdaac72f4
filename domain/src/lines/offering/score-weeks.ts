import { addDays, type Day, startOfWeek } from '../../ground/calendar/book-day.ts';
import type { ScoreWeek } from './scores-answer.schema.ts';

/** The index of the week range item that is today alone (spec 2 §4). */
export const TODAY_INDEX = -1;

/** How many weeks before the current one scores are told of. */
export const MOST_SCORE_WEEK = 4;

const DAYS_OF_WEEK = 7;

export const isToday = (index: number): boolean => index < 0;

/** Today, the current week and those before it. Weeks begin on Monday (HR-43). */
export const listScoreWeeks = (today: Day): ScoreWeek[] => [
  { index: TODAY_INDEX, dateRange: { from: today, to: today } },
  ...Array.from({ length: MOST_SCORE_WEEK + 1 }, (_, index) => {
    const from = addDays(startOfWeek(today), -DAYS_OF_WEEK * index);
    return { index, dateRange: { from, to: addDays(from, DAYS_OF_WEEK - 1) } };
  }),
];

/** The timestamp of the call that fetches scores, `20261122 18:00:00`, in UTC. */
export const formatScoresTime = (epochMs: number): string => {
  const [day = '', time = ''] = new Date(epochMs).toISOString().split('T');
  return `${day.replaceAll('-', '')} ${time.slice(0, 8)}`;
};
