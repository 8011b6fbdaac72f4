import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import type { DatabaseTrouble } from './database-health.ts';
import { operationsRoutes, type OperationsRouteParts } from './operations-routes.ts';

const UP = { feedId: 'demo', state: 'up', sinceMs: 5 } as const;
const DOWN = { feedId: 'mover', state: 'down', sinceMs: 7 } as const;
const IDENTITY = { isDemo: false, book: '0123456789abcdef' };
const SOUND: OperationsRouteParts['book'] = { accepting: true, confirmedAgoMs: 0, feeds: () => [UP] };

const ask = async (
  book: Partial<OperationsRouteParts['book']>,
  trouble: DatabaseTrouble | null = null,
  isStopping = false,
) => {
  const app = fastify();
  operationsRoutes(app, {
    book: { ...SOUND, ...book },
    identity: IDENTITY,
    databaseHealth: { check: () => Promise.resolve(trouble) },
    isStopping: () => isStopping,
  });
  const ready = await app.inject('/readyz');
  const live = await app.inject('/healthz');
  return { status: ready.statusCode, body: ready.json<unknown>(), live: live.statusCode };
};

it('is ready while tickets could be placed, with one feed up among others', async () => {
  const feeds = [DOWN, UP];
  expect(await ask({ feeds: () => feeds })).toEqual({
    status: 200,
    body: { ready: true, reason: null, database: true, log: true, feed: true, ...IDENTITY, feeds },
    live: 200,
  });
});

it.each([
  ['the log can not be read', { accepting: false }, { reason: 'lineLog', log: false }],
  ['the book is older than a ticket waits for', { confirmedAgoMs: 601 }, { reason: 'lineLog', log: false }],
  ['no feed is up', { feeds: () => [DOWN] }, { reason: 'noFeed', feed: false, feeds: [DOWN] }],
])('is alive and not ready when %s, and says so', async (_, book, told) => {
  const body = { ready: false, database: true, log: true, feed: true, ...IDENTITY, feeds: [UP], ...told };
  expect(await ask(book)).toEqual({ status: 503, body, live: 200 });
});

it.each([
  ['away', 'databaseAway'],
  ['notWritable', 'databaseNotWritable'],
  ['noConnection', 'noDatabaseConnection'],
] as const)(
  'is not ready while its database is %s, nor when it is about to go, and says why',
  async (trouble, reason) => {
    const body = { ready: false, log: true, feed: true, ...IDENTITY, feeds: [UP] };
    const answer = { status: 503, body: { ...body, reason, database: false }, live: 200 };
    expect(await ask({}, trouble)).toEqual(answer);
    const stopping = { ...body, reason: 'stopping', database: true };
    expect(await ask({}, null, true)).toEqual({ ...answer, body: stopping });
  },
);
