/**
 * `npm run verify:documents`: types the commands of the documents that take more than a moment, each made short by its
 * row (`.ci/documented-commands/rows`). Words behind it choose those that contain one of them.
 *
 * Ends with 0 when all did what their rows say, 1 when one didn't, 77 when this machine lacks something for one.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_ROWS } from './documented-commands/rows/all-rows.ts';
import { runLongCommand } from './documented-commands/run-long-command.ts';
import { spell } from './documented-commands/spell.ts';
import { findOnPath } from './find-on-path.ts';
import { ROOT } from './run-command.ts';
import { CANT_RUN_HERE } from './run-verifications.ts';

const wanted = process.argv.slice(2);
const failed: string[] = [];
const lacking = new Set<string>();
let passed = 0;

if (existsSync(join(ROOT, 'lineboard.env'))) {
  console.log('Not run: the lineboard.env of a book lies here. Type it in a clone.');
  process.exit(CANT_RUN_HERE);
}
for (const { command, trial } of ALL_ROWS) {
  const name = String(command);
  if (trial.in !== 'verify' || (wanted.length > 0 && !wanted.some((word) => name.includes(word)))) continue;
  if (trial.needs !== undefined && findOnPath(trial.needs.program) === null) {
    lacking.add(`${trial.needs.program} (${trial.needs.get})`);
    console.log(`- ${name}`);
    continue;
  }
  const startedAt = performance.now();
  const fault = await runLongCommand(spell(name, trial.put, trial.more), trial);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${fault === null ? '✓' : '✗'} ${name} (${seconds} s)${fault === null ? '' : `: ${fault}`}`);
  if (fault === null) passed++;
  else failed.push(name);
}
console.log(`${passed} passed, ${failed.length} failed`);
if (lacking.size > 0) console.log(`Not all was run: this machine lacks ${[...lacking].join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : lacking.size > 0 ? CANT_RUN_HERE : 0;
