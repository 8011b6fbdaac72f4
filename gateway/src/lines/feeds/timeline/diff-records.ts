import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import type { EntityRecords } from './timeline-entity.ts';

const NOTHING: EntityRecords = { game: null, lines: [], contestLines: [], score: null };

const isEqual = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** The fields of `after` that differ from `before`, or null when none does. */
const changedFields = <T extends object>(before: T, after: T): Partial<T> | null => {
  const changed: Partial<T> = {};
  let isChanged = false;
  for (const key of Object.keys(after) as (keyof T)[]) {
    if (isEqual(before[key], after[key])) continue;
    changed[key] = after[key];
    isChanged = true;
  }
  return isChanged ? changed : null;
};

/** The changes that turn a book with `before` into one with `after`. */
export const diffRecords = (before: EntityRecords | null, after: EntityRecords): FeedChange[] => {
  const from = before ?? NOTHING;
  const changes: FeedChange[] = [];
  if (after.game !== null && (from.game === null || changedFields(from.game, after.game) !== null)) {
    changes.push({ kind: 'game', game: after.game });
  }
  for (const line of after.lines) {
    const known = from.lines.find(
      ({ periodNumber, store }) => periodNumber === line.periodNumber && store === line.store,
    );
    const fields = known === undefined ? line : changedFields(known, line);
    const { gameNum, periodNumber, store } = line;
    if (fields !== null) changes.push({ kind: 'line', line: { ...fields, gameNum, periodNumber, store } });
  }
  for (const [index, line] of after.contestLines.entries()) {
    const known = from.contestLines[index];
    const fields = known === undefined ? line : changedFields(known, line);
    const { contestNum, contestantNum, store } = line;
    if (fields !== null)
      changes.push({ kind: 'contestLine', line: { ...fields, contestNum, contestantNum, store } });
  }
  if (after.score !== null && (from.score === null || changedFields(from.score, after.score) !== null)) {
    changes.push({ kind: 'score', score: after.score });
  }
  return changes;
};

/** The changes that remove everything of `before`. */
export const removeRecords = (before: EntityRecords): FeedChange[] => {
  const changes: FeedChange[] = [];
  if (before.game !== null) changes.push({ kind: 'removeGame', gameNum: before.game.gameNum });
  const contests = new Map(before.contestLines.map((line) => [`${line.contestNum}.${line.store}`, line]));
  for (const { contestNum, store } of contests.values()) {
    changes.push({ kind: 'removeContest', contestNum, store });
  }
  return changes;
};
