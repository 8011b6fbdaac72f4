import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { hasEnded } from '../servers/has-ended.ts';

const JANITOR = join(import.meta.dirname, 'janitor.ts');

/** A run that makes a folder and starts a process, says its number, and waits. */
const RUN = `
  import { spawn } from 'node:child_process';
  const { startJanitor } = await import(${JSON.stringify(JANITOR)});
  const janitor = startJanitor();
  janitor.add({ kind: 'folder', path: process.argv[1] });
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  janitor.watch(child);
  console.log(child.pid);
  process.once('SIGTERM', () => janitor.close().then(() => process.exit(0)));
  setInterval(() => {}, 1000);
`;

it.each(['SIGKILL', 'SIGTERM'] as const)('what a run made is gone after it got %s', async (signal) => {
  const folder = mkdtempSync(join(tmpdir(), 'lineboard-janitor-'));
  const run = spawn(process.execPath, ['--input-type=module', '-e', RUN, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(run.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  expect([hasEnded(pid), existsSync(folder)]).toEqual([false, true]);
  run.kill(signal);
  await vi.waitFor(() => expect([hasEnded(pid), existsSync(folder)]).toEqual([true, false]), {
    timeout: 10_000,
  });
});
