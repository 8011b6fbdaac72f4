import { expect, it, vi } from 'vitest';
import { runInGroup } from './run-in-group.ts';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('gives back what a command said with its exit code', async () => {
  const script = `process.stdout.write('said\\n'); process.exitCode = 77`;
  expect(await runInGroup(process.execPath, ['-e', script], { limitMs: 20_000 })).toEqual({
    code: 77,
    output: 'said\n',
  });
});

it('ends with a command that takes too long what that has started, and it has failed', async () => {
  const grandchild = `process.stdout.write(process.pid + '\\n'); setInterval(() => {}, 1000)`;
  const script = `
    const { spawn } = require('node:child_process');
    process.on('SIGTERM', () => process.exit(0));
    spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' });`;
  const { code, output } = await runInGroup(process.execPath, ['-e', script], { limitMs: 2_000 });
  expect(code).toBe(1);
  const pid = Number(output);
  expect(pid).toBeGreaterThan(1);
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
});

it('says why a command can’t be started', async () => {
  const { code, output } = await runInGroup('no-such-program', [], { limitMs: 20_000 });
  expect(code).toBe(1);
  expect(output).toContain('ENOENT');
});
