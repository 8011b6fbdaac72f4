import { expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

const quietly = (script: string, limitMs?: number) =>
  runCommand(process.execPath, ['-e', script], { quiet: true, ...(limitMs !== undefined && { limitMs }) });

it('gives back all that a command said, in its order, with its exit code', async () => {
  const said = `process.stdout.write('out\\n', () => { process.stderr.write('err\\n', () => process.exit(3)); });`;
  expect(await quietly(said)).toEqual({ code: 3, output: 'out\nerr\n' });
});

it('adds to the environment and leaves the rest of it', async () => {
  const script = 'process.exitCode = process.env.ADDED === "1" && process.env.PATH ? 0 : 1';
  expect(await runCommand(process.execPath, ['-e', script], { env: { ADDED: '1' } })).toEqual({
    code: 0,
    output: '',
  });
});

it('kills a command that takes too long, also one that ignores signals, and it has failed', async () => {
  const stubborn = `process.on('SIGTERM', () => {}); process.stdout.write('x'); setInterval(() => {}, 1000)`;
  expect(await quietly(stubborn, 2_000)).toEqual({ code: 1, output: 'x' });
});

it('says why a command can’t be started', async () => {
  const { code, output } = await runCommand('no-such-program', [], { quiet: true });
  expect(code).toBe(1);
  expect(output).toContain('ENOENT');
});
