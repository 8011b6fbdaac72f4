import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TimeAhead } from '../ground/clock/time-ahead.ts';
import type { Database } from '../ground/database/create-database.ts';
import { readConfig } from '../config/read-config.ts';
import { resetFutureTimes } from './reset-future-times.ts';

const SOURCES = join(import.meta.dirname, '..');

it('puts right what each room says can be ahead', async () => {
  const files = globSync('**/times-ahead.ts', { cwd: SOURCES });
  expect(files.length).toBeGreaterThan(5);
  const rooms = await Promise.all(
    files.map(async (file) => (await import(join(SOURCES, file))) as Record<string, readonly TimeAhead[]>),
  );
  const told = rooms.flatMap((room) => Object.values(room).flat()).map(({ text }) => text);
  const asked: string[] = [];
  const pool = {
    query: async (text: string) => {
      asked.push(text);
      return { rows: [{ isBehind: false }], rowCount: 0 };
    },
  } as unknown as Database['pool'];
  const config = readConfig({});
  if (!config.ok) throw new Error(config.mistake);
  await resetFutureTimes({ pool }, config.config, 1);
  expect(asked.slice(1).toSorted()).toEqual(told.toSorted());
});
