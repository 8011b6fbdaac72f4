import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { killInFolder } from './kill-in-folder.ts';

let folder = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'lineboard-kill-')));
  mkdirSync(join(folder, 'a', 'room'), { recursive: true });
  mkdirSync(join(folder, 'ab'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const loopIn = async (cwd: string) => {
  const child = spawn(process.execPath, ['-e', 'console.log(1); for (;;);'], { cwd, stdio: 'pipe' });
  await once(child.stdout, 'data');
  return child;
};

it.runIf(process.platform === 'linux')('ends loops in the folder, and none beside it', async () => {
  const inside = await loopIn(join(folder, 'a', 'room'));
  const beside = await loopIn(join(folder, 'ab'));
  const ended = once(inside, 'exit');
  killInFolder(join(folder, 'a'));
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(beside.exitCode).toBeNull();
  const gone = once(beside, 'exit');
  beside.kill('SIGKILL');
  await gone;
});
