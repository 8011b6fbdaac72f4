import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from './generated-faults/try-fault.ts';
import { runScript } from './run-command.ts';
import type { SuiteResult } from './suite-result.ts';

/** They take half of the time on a machine that does nothing else. */
const FAULTS = 6;
const MINUTES = 2;
const LIMIT_MS = 6 * 60_000;

type Line = Pick<Verdict, 'outcome'> & { sentence: string };

/** A few of the faults that tests saw before, drawn by the commit: they still have to see them. */
export const runSeenFaults = async (
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<SuiteResult> => {
  const report = join(folder, 'seen-faults.jsonl');
  const args = ['--seen', '--count', String(FAULTS), '--minutes', String(MINUTES), '--report', report];
  const { code } = await runScript('.ci/generate-faults.ts', args, { env, limitMs: LIMIT_MS });
  return countSeenFaults(existsSync(report) ? readFileSync(report, 'utf8') : '', code);
};

/** What time was too short for is no failure: another commit draws it. */
export const countSeenFaults = (report: string, exitCode: number): SuiteResult => {
  const lines = report
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
  const failures = lines
    .filter(({ outcome }) => outcome === 'notSeen')
    .map(({ sentence }) => `No test sees any more: ${sentence}`);
  if (failures.length === 0 && exitCode !== 0) failures.push('the faults that tests saw before: no report');
  return { passed: lines.filter(({ outcome }) => outcome === 'seen').length, failures, notRun: [] };
};
