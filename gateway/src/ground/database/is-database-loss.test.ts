import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createDatabase } from './create-database.ts';
import { isDatabaseLoss, isWriteLoss } from './is-database-loss.ts';

const failure = (code: string, message = 'connect'): Error => Object.assign(new Error(message), { code });

describe('a database that is away', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ECONNABORTED',
    'EPIPE',
    'ETIMEDOUT',
    'ENOENT',
    'EADDRNOTAVAIL',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENETDOWN',
    'EHOSTDOWN',
    'ENETRESET',
    'ENOTFOUND',
    'EAI_AGAIN',
    '08006',
    '53100',
    '53300',
    '57P01',
    '58030',
    '25006',
    '55000',
  ])('is told by %s', (code) => {
    expect(isDatabaseLoss(failure(code))).toBe(true);
  });

  // As pg 8 and its pool say it; they give no code with it.
  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ])('is told by the words "%s"', (words) => {
    expect(isDatabaseLoss(new Error(words))).toBe(true);
  });

  it.each(['23505', '42P01', '40001', 'ERR_ASSERTION'])('is not told by %s', (code) => {
    expect(isDatabaseLoss(failure(code))).toBe(false);
  });

  it('that can’t write is distinguished from one that doesn’t answer', () => {
    expect(
      ['53100', '58030', '25006', '57P01', 'ECONNRESET'].map((code) => isWriteLoss(failure(code))),
    ).toEqual([true, true, true, false, false]);
  });

  it('is told by a server that takes the connection and says nothing', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const database = createDatabase(`postgresql://nobody@127.0.0.1:${port}/none`, 1);
    const asked = database.pool.query('select 1').catch((error: unknown) => error);
    database.cut();
    expect(isDatabaseLoss(await asked)).toBe(true);
    const probe = database.createProbe();
    const refused = await probe.ask('select 1', 50).catch((error: unknown) => error);
    expect(isDatabaseLoss(refused)).toBe(true);
    await probe.close();
    await database.close();
    mute.close();
  });
});
