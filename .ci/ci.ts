/**
 * Continuous integration (`.ci/run`): `npm test` and `npm run test:long`, where nothing may be left out, then the rest
 * of `npm run verify:all` while time lasts. What failed is told again at the end, for a reader who has only that, and
 * the last line is the sum of all, `N passed, N failed`. What can't run on this machine is no failure of the last.
 */
import { readFailedOnce, readFailures, readSum, type Sum } from './sum-line.ts';
import { runInGroup } from './run-in-group.ts';

/** A run is stopped after this. */
const LIMIT_MINUTES = 90;
/** Nothing begins that would end later. It goes up, to 80, as the rows are seen green in a run of CI one by one. */
const BEGIN_UNTIL_MINUTES = 50;
const MINUTE_MS = 60_000;

const minutesPassed = (): number => performance.now() / MINUTE_MS;

const failures: string[] = [];
const failedOnce: string[] = [];

const run = async (
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Sum> => {
  const limitMs = (LIMIT_MINUTES - 2 - minutesPassed()) * MINUTE_MS;
  const { code, output } = await runInGroup('npm', ['run', '--silent', script, '--', ...args], {
    env,
    limitMs,
  });
  const sum = readSum(output);
  failedOnce.push(readFailedOnce(output));
  if (code === 0 && sum.failed === 0) return sum;
  failures.push(readFailures(output) || `  npm run ${script} ended with exit code ${code}`);
  // A job that is stopped or fails says so by its exit code alone.
  return { ...sum, failed: Math.max(sum.failed, 1) };
};

const tests = await run('test', [], { CI: 'true' });
const minutesOfTests = Math.ceil(minutesPassed());
console.log(`\n— npm run test:long, after ${minutesOfTests} minutes —`);
const longTests = await run('test:long', [], { CI: 'true' });
const minutesLeft = Math.max(0, Math.floor(BEGIN_UNTIL_MINUTES - minutesPassed()));
console.log(`\n— npm run verify:all, for ${minutesLeft} minutes —`);
const checks = await run('verify:all', ['--minutes', String(minutesLeft), '--without', 'test:long'], {});

const sums = [tests, longTests, checks];
const passed = sums.reduce((sum, one) => sum + one.passed, 0);
const failed = sums.reduce((sum, one) => sum + one.failed, 0);
const once = failedOnce.filter((lines) => lines !== '');
if (once.length > 0) console.log(`\nFailed, then passed:\n${once.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);
