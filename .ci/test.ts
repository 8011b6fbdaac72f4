/**
 * `npm test`: every gate, and the suites that end in twenty minutes together; `npm run test:long`: the other suites.
 * The last line is the sum, `N passed, N failed`, after what failed by name. What can't run on this machine is named
 * with the reason and how to get it; under CI=true that is a failure. It installs first what it may
 * (`machine/set-up-machine.ts`).
 *
 *   npm test -- [--set-up-only] [--long] [--only gates,vitest,seen-faults,browser,long-browser,long-vitest,load]
 */
import { parseArgs } from 'node:util';
import { dirname, join } from 'node:path';
import { runBrowserSuite } from './browser-suite.ts';
import { build } from './build.ts';
import { runGates } from './gates.ts';
import { runFailuresAlone } from './run-alone.ts';
import { runLoadSuite } from './load-suite.ts';
import { setUpMachine } from './machine/set-up-machine.ts';
import { runSeenFaults } from './seen-faults-suite.ts';
import type { SuiteResult } from './suite-result.ts';
import { createUnrunList } from './unrun-suites.ts';
import { runVitest } from './vitest-suite.ts';

const unrun = createUnrunList();
const folder = dirname(unrun.file);
const env = {
  LINEBOARD_UNRUN_FILE: unrun.file,
  // Some hundred gateways and commands are started: a third of that is compiling what was compiled before.
  NODE_COMPILE_CACHE: join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'),
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    'set-up-only': { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
  },
});
/** All of a suite, or some of its files. */
type Run = (files?: readonly string[]) => Promise<SuiteResult>;
type Suite = readonly [key: string, name: string, run: Run];
const QUICK_SUITES: readonly Suite[] = [
  ['gates', 'Gates', runGates],
  [
    'vitest',
    'Unit, property, page and integration tests',
    (files) => runVitest(folder, env, ['unit', 'jsdom', 'integration'], files),
  ],
  ['seen-faults', 'Faults that tests saw before', () => runSeenFaults(folder, env)],
  ['browser', 'Browser', (files) => runBrowserSuite(folder, env, 'first', files)],
];
const LONG_SUITES: readonly Suite[] = [
  ['long-browser', 'The rest of the browser tests', (files) => runBrowserSuite(folder, env, 'rest', files)],
  ['long-vitest', 'Integration tests that take longer', (files) => runVitest(folder, env, ['long'], files)],
  ['load', 'Load', () => runLoadSuite(env)],
];
const suites = [...QUICK_SUITES, ...LONG_SUITES];
const only = values.only?.split(',') ?? (values.long ? LONG_SUITES : QUICK_SUITES).map(([key]) => key);
const unknown = only.filter((key) => !suites.some(([known]) => known === key));
if (unknown.length > 0) {
  console.error(`No such suite: ${unknown.join(', ')}. Suites: ${suites.map(([key]) => key).join(', ')}`);
  process.exit(1);
}

const missing = await setUpMachine();
for (const line of missing) console.log(line);
if (values['set-up-only']) process.exit(0);
// The gates build it, too: without them the suites would look for what isn't there.
if (!only.includes('gates') && !(await build(['client', 'client/sandbox', 'gateway']))) process.exit(1);

let passed = 0;
const failures: string[] = [];
const failedOnce: string[] = [];
const took: string[] = [];
for (const [key, name, run] of suites) {
  if (!only.includes(key)) continue;
  console.log(`\n— ${name} —`);
  const startedAt = performance.now();
  const result = await runFailuresAlone(await run(), run);
  passed += result.passed;
  failures.push(...result.failures);
  failedOnce.push(...result.failedOnce);
  for (const line of result.notRun) unrun.add(line);
  took.push(`${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

console.log(`\n${took.join(' · ')}`);

const notRun = [...missing, ...unrun.lines()];
if (notRun.length > 0) {
  console.log('\nNot run on this machine:');
  for (const line of notRun) console.log(`  ${line}`);
  if (process.env['CI'] === 'true') failures.push(...notRun.map((line) => `not run: ${line}`));
}
if (failedOnce.length > 0) {
  console.log('\nFailed, then passed:');
  for (const failure of failedOnce) console.log(`  ${failure}`);
}
if (failures.length > 0) {
  console.log('\nFailed:');
  for (const failure of failures) console.log(`  ${failure}`);
}
process.exitCode = failures.length > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failures.length} failed`);
