import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { NOTHING_FAILS } from '../../testing/fakes/noted-failures.ts';
import { readConfig } from '../config/read-config.ts';
import { readSiteFile } from '../config/read-site-file.ts';
import type { Reports } from '../ground/report/reporter.ts';
import { Closers } from './closers.ts';
import { startProviderHealth } from './start-provider-health.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('asks each provider every 30 seconds whether it is there, and no more once the gateway stops', async () => {
  let asked = 0;
  const provider = createServer((_, response) => {
    asked += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  const read = readConfig({
    DEMO: 'true',
    SANDBOX: 'false',
    INTEGRATION_FRAMES: `crashGame=http://127.0.0.1:${port}/coin`,
  });
  if (!read.ok) throw new Error(read.mistake);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const closers = new Closers(new AbortController().signal);
  const reports = { of: () => NOTHING_FAILS } as unknown as Reports;
  startProviderHealth(
    { config: read.config, siteFile: readSiteFile(null), sandboxOrigin: null },
    reports,
    closers,
  );
  for (const beat of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.waitFor(() => expect(asked).toBe(beat));
  }
  await closers.closeAll();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(asked).toBe(3);
  provider.close();
});
