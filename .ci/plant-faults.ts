/**
 * `npm run planted-faults [-- --only ID,ID | --share 20]`: plants each fault of the list, or every twentieth, into a
 * copy of the repository, one at a time, and runs the tests that should see it. What it says and how to add a fault:
 * docs/testing.md.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyRepository } from './planted-faults/copy-repository.ts';
import { findMistakes } from './planted-faults/find-mistakes.ts';
import { plantFault } from './planted-faults/plant-fault.ts';
import { PLANTED_FAULTS } from './planted-faults/planted-faults.ts';
import { openTestRunner } from './planted-faults/run-tests.ts';
import { ROOT } from './run-command.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, share: { type: 'string', default: '1' } },
});
const wanted = values.only?.split(',');
const faults = PLANTED_FAULTS.filter(({ id }, at) => wanted?.includes(id) ?? at % Number(values.share) === 0);

const readText = (path: string): string | null =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null;
const mistakes = [
  ...findMistakes(PLANTED_FAULTS, readText),
  ...(wanted ?? [])
    .filter((id) => !PLANTED_FAULTS.some((fault) => fault.id === id))
    .map((id) => `${id}: no such fault`),
];
if (mistakes.length > 0) {
  console.error(mistakes.join('\n'));
  process.exit(1);
}

const folder = copyRepository();
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const sound = new Set<string>();
const runner = await openTestRunner(folder);
const isAllSeen = await plantAll();
await runner.close();
// What a stopped test left behind must not keep the command from its end.
process.exit(isAllSeen ? 0 : 1);

/** @returns whether every fault was seen */
async function plantAll(): Promise<boolean> {
  const notSeen: string[] = [];
  for (const fault of faults) {
    const seenBy = (await areSound(fault.tests)) ? await plantFault(folder, fault, runner) : null;
    if (seenBy === null) notSeen.push(`${fault.id}: ${fault.what}`);
    console.log(`${seenBy === null ? 'NOT SEEN' : 'seen'}  ${fault.id}  ${seenBy ?? ''}`);
  }
  console.log(
    `\n${faults.length} planted, ${faults.length - notSeen.length} seen, ${notSeen.length} not seen`,
  );
  for (const line of notSeen) console.log(`  ${line}`);
  return notSeen.length === 0;
}

/** A test that fails anyway sees nothing: each file has to pass once without a fault. */
async function areSound(tests: readonly string[]): Promise<boolean> {
  for (const test of tests.filter((path) => !sound.has(path))) {
    const { allPassed, failedTests } = await runner.run([test]);
    if (!allPassed) {
      console.error(`${test} does not pass without a fault: ${failedTests[0] ?? 'it could not be read'}`);
      return false;
    }
    sound.add(test);
  }
  return true;
}
