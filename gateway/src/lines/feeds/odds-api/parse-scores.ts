import type { LeftOut } from './left-out.ts';
import { type EventHead, isFields, readEvents, readTime } from './read-answer.ts';

/** What the provider says of an event's score. */
export interface ToldScore extends EventHead {
  completed: boolean;
  /** By team; null before it begins, undefined when it can't be read. */
  points: ReadonlyMap<string, number> | null | undefined;
  updatedMs: number | null;
}

/** @returns null when the answer is no list of events */
export const parseScores = (body: unknown, sportKey: string, leftOut: LeftOut): ToldScore[] | null =>
  readEvents(body, sportKey, leftOut, (head, event) => ({
    ...head,
    completed: event['completed'] === true,
    points: readPoints(event['scores'] ?? null),
    updatedMs: readTime(event['last_update']),
  }));

const readPoints = (scores: unknown): ToldScore['points'] => {
  if (scores === null) return null;
  if (!Array.isArray(scores) || scores.length !== 2) return undefined;
  const points = new Map<string, number>();
  for (const each of scores as unknown[]) {
    if (!isFields(each)) return undefined;
    const { name, score } = each;
    // Digits alone: Number('') would be 0, and no score is no 0.
    const isWhole = typeof score === 'string' && /^\d{1,3}$/.test(score);
    if (typeof name !== 'string' || points.has(name) || !isWhole) return undefined;
    points.set(name, Number(score));
  }
  return points;
};
