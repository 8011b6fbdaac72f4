/**
 * `npm test`: every gate and every suite. The last line is the sum, `N passed, N failed`, after what failed by name.
 * What can't run on this machine is named with the reason and how to get it; under CI=true that is a failure.
 */
import { dirname, join } from 'node:path';
import { runBrowserSuite } from './browser-suite.ts';
import { runGates } from './gates.ts';
import { runLoadSuite } from './load-suite.ts';
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

const suites: ReadonlyArray<readonly [name: string, run: () => Promise<SuiteResult>]> = [
  ['Gates', runGates],
  ['Unit, property, page and integration tests', () => runVitest(folder, env)],
  ['Browser', () => runBrowserSuite(folder, env, unrun)],
  ['Load', () => runLoadSuite(env, unrun)],
];

let passed = 0;
const failures: string[] = [];
const took: string[] = [];
for (const [name, run] of suites) {
  console.log(`\n— ${name} —`);
  const startedAt = performance.now();
  const explained = unrun.lines().length;
  const result = await run();
  passed += result.passed;
  failures.push(...result.failures);
  if (result.skipped > 0 && unrun.lines().length === explained)
    unrun.add(`${name}: ${result.skipped} tests were skipped.`);
  took.push(`${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

console.log(`\n${took.join(' · ')}`);

const notRun = unrun.lines();
if (notRun.length > 0) {
  console.log('\nNot run on this machine:');
  for (const line of notRun) console.log(`  ${line}`);
  if (process.env['CI'] === 'true') failures.push(...notRun.map((line) => `not run: ${line}`));
}
if (failures.length > 0) {
  console.log('\nFailed:');
  for (const failure of failures) console.log(`  ${failure}`);
}
process.exitCode = failures.length > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failures.length} failed`);
