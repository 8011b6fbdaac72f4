/**
 * `npm run verify:all [-- --minutes 60] [--only NAME,NAME] [--without NAME]`: the commands of `verifications.ts`, which
 * are no part of `npm test`, one after the other. With minutes, what would not end within them is left out and named.
 * The last line is the sum; exit code 1 when one failed.
 */
import { parseArgs } from 'node:util';
import { findK6 } from './find-k6.ts';
import { setUpMachine } from './machine/set-up-machine.ts';
import { runInGroup } from './run-in-group.ts';
import { runVerifications } from './run-verifications.ts';
import { VERIFICATIONS } from './verifications.ts';

/** The time from the end of the budget to the last moment at which something may still run. */
const GRACE_MINUTES = 7;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: process.env['VERIFY_MINUTES'] ?? 'Infinity' },
    only: { type: 'string' },
    without: { type: 'string' },
  },
});
const budgetMinutes = Number(values.minutes);
const only = values.only?.split(',');
const without = values.without?.split(',') ?? [];
const unknown = [...(only ?? []), ...without].filter(
  (name) => !VERIFICATIONS.some(({ script }) => script === name),
);
if (Number.isNaN(budgetMinutes) || unknown.length > 0) {
  const names = VERIFICATIONS.map(({ script }) => script).join(', ');
  console.error(
    unknown.length > 0 ? `No such row: ${unknown.join(', ')}. Rows: ${names}` : 'How many minutes?',
  );
  process.exit(1);
}

for (const line of await setUpMachine()) console.log(line);
const k6 = findK6();
const { passed, failed, failedOnce, notRun } = await runVerifications({
  rows: VERIFICATIONS.filter(({ script }) => (only?.includes(script) ?? true) && !without.includes(script)),
  budgetMinutes,
  graceMinutes: GRACE_MINUTES,
  run: ({ script, args }, limitMs) =>
    runInGroup('npm', ['run', '--silent', script, '--', ...args], {
      env: k6 === null ? {} : { K6: k6 },
      limitMs,
    }),
  nowMs: () => performance.now(),
  say: (line) => console.log(line),
});

for (const [title, lines] of [
  ['Not run', notRun],
  ['Failed, then passed', failedOnce],
  ['Failed', failed],
] as const)
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed.length} failed, ${notRun.length} not run`);
