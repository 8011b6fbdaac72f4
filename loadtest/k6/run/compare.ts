/**
 * Holds the figures of two runs side by side: `node loadtest/k6/run/compare.ts BEFORE.json AFTER.json`. The files are
 * what `--results` kept.
 */
import { readFileSync } from 'node:fs';
import { printTable } from '../../bench/machine/table.ts';
import { compareRuns } from './compare-runs.ts';
import type { RunResult } from './keep-results.ts';

const files = process.argv.slice(2);
if (files.length !== 2) {
  console.error('takes two files that --results kept');
  process.exit(1);
}
const [before, after] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as RunResult) as [
  RunResult,
  RunResult,
];
const { warnings, rows } = compareRuns(before, after);
for (const warning of warnings) console.log(warning);
printTable([['figure', 'before', 'after', 'after ÷ before'], ...rows]);
