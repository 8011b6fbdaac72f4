import type { PageError } from '@lineboard/domain/ground/page-errors/page-error.schema';
import { fastify, type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMetrics, type Metrics } from '../report/metrics.ts';
import { createPageErrors } from './create-page-errors.ts';
import { pageErrorRoutes } from './page-error-routes.ts';

/** Line 1, column 1 of the build is line 12, column 3 of the source, in `draw`. */
const SOURCE_MAP = {
  version: 3,
  sources: ['../../src/lines/board/Board.tsx'],
  names: ['draw'],
  mappings: 'AAWEA',
};

const error = (fields: Partial<PageError> = {}): PageError => ({
  kind: 'thrown',
  message: 'TypeError: no price',
  frames: [{ name: 'a', file: 'assets/index-Bx1.js', line: 1, column: 1 }],
  route: '/openBets',
  ...fields,
});

describe('errors of customers’ pages', () => {
  let folder: string;
  let app: FastifyInstance;
  let metrics: Metrics;
  let address: string;
  const warn = vi.fn<(said: unknown, text: string) => void>();
  const said = () =>
    warn.mock.calls.map(([about]) => (about as { pageError: Record<string, unknown> }).pageError);
  const send = async (payload: object | string) =>
    (await app.inject({ method: 'POST', url: '/api/page-errors', payload })).statusCode;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'page-errors-'));
    await mkdir(join(folder, 'source-maps/assets'), { recursive: true });
    await writeFile(join(folder, 'source-maps/assets/index-Bx1.js.map'), JSON.stringify(SOURCE_MAP));
    await writeFile(join(folder, 'secret.js.map'), JSON.stringify(SOURCE_MAP));
    metrics = createMetrics();
    warn.mockReset();
    address = '198.51.100.7';
    app = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false } } });
    pageErrorRoutes(app, {
      log: { warn } as never,
      metrics,
      clientDir: join(folder, 'dist'),
      clientAddress: () => address,
    });
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it('are said in the log with the place in the source, and counted, and name nobody', async () => {
    expect(await send(error({ message: 'TypeError: no price for jane@example.com' }))).toBe(204);
    expect(said()).toEqual([
      {
        kind: 'thrown',
        message: 'TypeError: no price for …',
        route: '/openBets',
        at: ['draw (src/lines/board/Board.tsx:12:3)'],
        toldBefore: 0,
      },
    ]);
    expect(JSON.stringify(warn.mock.calls)).not.toContain(address);
    const values = (await metrics.pageErrors.get()).values.filter(({ value }) => value > 0);
    expect(values).toMatchObject([{ labels: { kind: 'thrown' }, value: 1 }]);
  });

  it('of another build, and of files that are none of it, are said as the page said them', async () => {
    const frames = ['assets/old-1.js', '../secret.js', 'assets/../../secret.js'].map((file) => ({
      name: null,
      file,
      line: 1,
      column: 1,
    }));
    await send(error({ frames }));
    expect(said()[0]?.['at']).toEqual(frames.map(({ file }) => `${file}:1:1`));
  });

  it('are refused in any other shape, and from who tells too many', async () => {
    const tooLong = error({ message: 'x'.repeat(301) });
    const withMore = { ...error(), customerId: 'ALICE' };
    for (const bad of [{}, tooLong, withMore, error({ frames: Array(21).fill(error().frames[0]) as never })])
      expect(await send(bad)).toBe(400);
    for (let at = 0; at < 10; at += 1) expect(await send(error())).toBe(204);
    expect(await send(error())).toBe(429);
    address = '198.51.100.8';
    expect(await send(error())).toBe(204);
  });

  it('are one line a minute each, with how often they were told, and thirty in all', async () => {
    let nowMs = 0;
    const pageErrors = createPageErrors({
      log: { warn } as never,
      metrics,
      mapsDir: folder,
      nowMs: () => nowMs,
    });
    for (let at = 0; at < 3; at += 1) await pageErrors.note(error());
    for (let at = 0; at < 100; at += 1) await pageErrors.note(error({ message: `Error: no. ${at}` }));
    expect(warn).toHaveBeenCalledTimes(30);
    nowMs = 60_000;
    await pageErrors.note(error());
    expect(said().at(-1)).toMatchObject({ message: 'TypeError: no price', toldBefore: 2 });
    const values = (await metrics.pageErrors.get()).values.filter(({ value }) => value > 0);
    expect(values).toMatchObject([{ value: 104 }]);
  });
});
