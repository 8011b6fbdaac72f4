import { expect, it } from 'vitest';
import type { logAction } from '../../ground/session/log-action.ts';
import { createSearchLog } from './log-search.ts';

const createLog = () => {
  const logged: string[] = [];
  const completes: Array<() => void> = [];
  const log: typeof logAction = (action, detail) => {
    logged.push(`${action} ${detail}`);
    return new Promise((complete) => completes.push(complete));
  };
  const complete = async (): Promise<void> => {
    completes.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { logged, complete, logSearch: createSearchLog(log) };
};

it('VAL1-02: notes one search at a time, and the next once the call before has completed', async () => {
  const { logged, complete, logSearch } = createLog();
  logSearch('bears');
  logSearch('bulls');
  expect(logged).toEqual(['search bears']);
  await complete();
  // Searches made meanwhile are not logged later.
  expect(logged).toEqual(['search bears']);
  logSearch('bucks');
  expect(logged).toEqual(['search bears', 'search bucks']);
});

it('VAL1-01, VAL1-02: a text that is too short to search isn’t logged, and delays no other', () => {
  const { logged, logSearch } = createLog();
  logSearch('be ');
  logSearch(' Bears ');
  expect(logged).toEqual(['search Bears']);
});
