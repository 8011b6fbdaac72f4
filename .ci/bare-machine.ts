/**
 * `npm run verify:bare-machine`: the test command and `npm start` on a Debian that has Node 20 and nothing else, in
 * folders with blanks and umlauts, as an ordinary user (who may install nothing) and as root (who installs all). Each
 * sets up, passes the gates and a few suites of every kind, and starts the demo book. With `-- --whole` each runs all
 * of `npm test` instead of gates and suites, which takes an hour; `-- --as root` or `-- --as user` is one of them.
 */
import { parseArgs } from 'node:util';
import { appendFileSync, chmodSync, chownSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  makeBareMachine,
  readNpmSettings,
  variablesOf,
  whyNoBareMachine,
} from './bare-machine/make-bare-machine.ts';
import { copyTracked } from './copy-tracked.ts';
import { runCommand } from './run-command.ts';
import { CANT_RUN_HERE } from './run-verifications.ts';

const STEP_LIMIT_MS = 50 * 60_000;
const PARTS = join(import.meta.dirname, 'bare-machine');
const USER_ID = 1000;

const SUITES = [
  '.ci/suite-result.test.ts',
  'domain/src/ground/money',
  'gateway/src/lines/log/redis-log',
  'gateway/src/books/exports/exports',
  'gateway/src/ground/database/embedded',
  'gateway/src/ground/database/killed-postgres',
].join(' ');

const USERS = [
  { as: 'user', name: 'an ordinary user', id: USER_ID, home: '/home/jörg', port: 18_431 },
  { as: 'root', name: 'root', id: 0, home: '/root', port: 18_432 },
];

const { values } = parseArgs({
  options: { whole: { type: 'boolean', default: false }, as: { type: 'string' } },
});

type Step = readonly [what: string, command: string];

const TESTS: readonly Step[] = values.whole
  ? [['npm test', 'npm test']]
  : [
      ['set-up', 'npm test -- --set-up-only'],
      ['gates', 'npm test -- --only gates'],
      ['suites', `PATH="$PWD/node_modules/.bin:$PATH" vitest run ${SUITES}`],
    ];

const steps = (port: number): readonly Step[] => [...TESTS, ['start', `sh start-and-look.sh ${port}`]];

const why = whyNoBareMachine();
if (why !== null) {
  console.error(why);
  process.exit(CANT_RUN_HERE);
}

const { root, remove } = await makeBareMachine();
process.once('exit', remove);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
// An account has a name: PostgreSQL asks for it.
appendFileSync(join(root, 'etc/passwd'), `joerg:x:${USER_ID}:${USER_ID}::/home/jörg:/bin/sh\n`);
appendFileSync(join(root, 'etc/group'), `joerg:x:${USER_ID}:\n`);
// The folder of a temporary machine is its maker's alone; its users go through it.
chmodSync(root, 0o755);

const failed: string[] = [];
let passed = 0;
for (const { as, name, id, home, port } of USERS) {
  if (values.as !== undefined && values.as !== as) continue;
  const folder = `${home}/mein buch`;
  mkdirSync(join(root, folder), { recursive: true });
  copyTracked(join(root, folder));
  cpSync(join(PARTS, 'start-and-look.sh'), join(root, folder, 'start-and-look.sh'));
  const settings = readNpmSettings();
  if (settings !== null) writeFileSync(join(root, home, '.npmrc'), settings);
  await runCommand('chown', ['-R', `${id}:${id}`, join(root, home)]);
  chownSync(join(root, home), id, id);
  for (const [what, command] of steps(port)) {
    if (stopping.signal.aborted) continue;
    const startedAt = performance.now();
    const args = [join(PARTS, 'enter.sh'), root, String(id), folder, command, ...variablesOf(home)];
    const { code, output } = await runCommand('sh', args, {
      quiet: true,
      limitMs: STEP_LIMIT_MS,
      cancelSignal: stopping.signal,
      // What enters another process namespace takes no notice of SIGTERM; all in it ends with it.
      killSignal: 'SIGKILL',
    });
    const told = `${name}, ${folder}: ${what} (${Math.round((performance.now() - startedAt) / 1000)} s)`;
    if (code === 0) passed++;
    else failed.push(told);
    console.log(`${code === 0 ? '✓' : '✗'} ${told}`);
    console.log(
      output
        .trimEnd()
        .split('\n')
        .slice(code === 0 ? -8 : -60)
        .join('\n'),
    );
  }
}
for (const line of failed) console.log(`failed: ${line}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
