import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { NOTHING_FAILS } from '../../testing/fakes/noted-failures.ts';
import { readConfig } from '../config/read-config.ts';
import type { Database } from '../ground/database/create-database.ts';
import { createLogger } from '../ground/report/logger.ts';
import { Closers } from './closers.ts';
import { openSandbox } from './open-sandbox.ts';

// What it does with them is seen in gateway/src/sandbox: here nobody plays.
const GROUND = {
  log: createLogger('silent'),
  database: { pool: { query: async () => ({ rows: [] }) } } as unknown as Database,
  reports: { of: () => NOTHING_FAILS },
};

let closers = new Closers();
afterEach(async () => {
  await closers.closeAll();
  closers = new Closers();
});

const open = (env: Record<string, string>) => {
  const result = readConfig({ PORT: '0', ...env });
  if (!result.ok) throw new Error(result.mistake);
  return openSandbox(result.config, GROUND, closers);
};

const framedBy = async (origin: string): Promise<string | undefined> =>
  (await fetch(origin.replace('localhost', '127.0.0.1'))).headers
    .get('content-security-policy')
    ?.split(';')
    .find((directive) => directive.startsWith('frame-ancestors'));

it('is off unless it is asked for, and on in a demo unless it isn’t wanted', async () => {
  expect(await open({})).toBeNull();
  expect(await open({ DEMO: 'true', SANDBOX: 'false' })).toBeNull();
  expect(await open({ DEMO: 'true' })).not.toBeNull();
  expect(await open({ SANDBOX: 'true' })).not.toBeNull();
});

it('has another host name than the book, and only the book may frame it once it listens', async () => {
  const sandbox = (await open({ SANDBOX: 'true' }))!;
  expect(sandbox.origin).toMatch(/^http:\/\/localhost:\d+$/);
  expect(await framedBy(sandbox.origin)).toBe("frame-ancestors 'none'");
  sandbox.bookListens('http://127.0.0.1:8080');
  expect(await framedBy(sandbox.origin)).toBe('frame-ancestors http://127.0.0.1:8080 http://localhost:8080');
});

it('is framed by the configured origins where there are some', async () => {
  const sandbox = (await open({ SANDBOX: 'true', PUBLIC_ORIGINS: 'https://book.example' }))!;
  sandbox.bookListens('http://127.0.0.1:8080');
  expect(await framedBy(sandbox.origin)).toBe('frame-ancestors https://book.example');
});

it('never starts on the book’s own origin', async () => {
  const env = {
    SANDBOX: 'true',
    PUBLIC_ORIGINS: 'https://book.example',
    SANDBOX_URL: 'https://book.example',
  };
  const sandbox = (await open(env))!;
  expect(() => sandbox.bookListens('http://127.0.0.1:8080')).toThrow('one of its own');
});

it('takes a free port near a taken one that nobody asked for, and refuses one that somebody did', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const sandbox = (await open({ SANDBOX: 'true', PORT: String(port - 1) }))!;
  expect(new URL(sandbox.origin).port).not.toBe(String(port));
  await expect(open({ SANDBOX: 'true', SANDBOX_PORT: String(port) })).rejects.toThrow('takes a free one');
  other.close();
});
