import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clusterPaths } from './create-cluster.ts';
import { ServerProcess } from './server-process.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A server that writes a letter for each of its starts, and ends at once with these words. */
const bringUp = (words: string): Promise<unknown> => {
  const paths = clusterPaths(folder);
  mkdirSync(paths.data);
  const program = `#!/bin/sh\nprintf x >> '${join(folder, 'starts')}'\necho '${words}' >&2\nexit 1\n`;
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin', 'postgres'), program, { mode: 0o755 });
  const server = new ServerProcess({
    folder,
    binDir: join(folder, 'bin'),
    paths,
    user: null,
    password: '',
    maxConnections: 4,
  });
  return server.bringUp(new AbortController().signal);
};

it('starts a server again that ended at once, and says what it complained of when that goes on', async () => {
  await expect(bringUp('FATAL:  could not find the moon')).rejects.toThrow(
    /^PostgreSQL does not start on \S+, which was left as it is: FATAL: {2}could not find the moon$/,
  );
  expect(readFileSync(join(folder, 'starts'), 'utf8')).toBe('xxx');
});
