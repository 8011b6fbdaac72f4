import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMachineFacts } from '../../bench/machine/machine-facts.ts';
import type { RunFigures } from './run-figures.ts';

/** What one run is compared with another by. */
export interface RunResult {
  scenario: string;
  /** UTC, ISO 8601. */
  at: string;
  machine: string;
  isOwn: boolean;
  /** What was given by `-e`. */
  given: string[];
  figures: RunFigures;
}

/**
 * Keeps a run's figures and k6's report of it.
 * @param report k6's page; k6 writes none of a run of less than three seconds
 */
export const keepResults = (folder: string, run: Omit<RunResult, 'at' | 'machine'>, report: string): void => {
  mkdirSync(folder, { recursive: true });
  const result: RunResult = { at: new Date().toISOString(), machine: readMachineFacts(), ...run };
  const name = join(folder, `${run.scenario}-${result.at.replaceAll(/[:.]/g, '-')}`);
  writeFileSync(`${name}.json`, `${JSON.stringify(result, null, 2)}\n`);
  if (existsSync(report)) copyFileSync(report, `${name}.html`);
  console.log(`Kept: ${name}.json, and the report beside it.`);
};
