import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Asks about its parent, which is no PostgreSQL, and about a process that has ended: with files to open, and without.
 */
const ASK = `
  import { spawnSync } from 'node:child_process';
  import { openSync } from 'node:fs';
  const { isStillPostmaster } = await import(process.argv[1]);
  const { pid } = spawnSync('true');
  const ask = () => [isStillPostmaster(process.ppid, '/'), isStillPostmaster(pid, '/')];
  const before = ask();
  try { for (;;) openSync('/dev/null'); } catch {}
  const after = ask();
  console.log(JSON.stringify({ before, after }));
`;

it('takes a server that it can’t look at, as no file can be opened, for running while its process lives', () => {
  const { stdout, stderr } = spawnSync(
    'sh',
    [
      '-c',
      'ulimit -n 100; "$@"',
      'sh',
      process.execPath,
      '--input-type=module',
      '-e',
      ASK,
      join(import.meta.dirname, 'postmaster.ts'),
    ],
    { encoding: 'utf8' },
  );
  expect([stdout.trim(), stderr]).toEqual([
    JSON.stringify({ before: [false, false], after: [true, false] }),
    '',
  ]);
});
