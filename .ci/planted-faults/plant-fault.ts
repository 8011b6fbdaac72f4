import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyFault } from './apply-fault.ts';
import type { PlantedFault } from './planted-fault.ts';
import type { TestRunner } from './run-tests.ts';

/** With several files, another test may be the first to fail. */
const MOST_RUNS = 3;

/** @returns the first test that fails twice: once may be the machine's doing */
export const findFailing = async (
  tests: readonly string[],
  runner: { run: (tests: readonly string[]) => Promise<{ failedTests: readonly string[] }> },
): Promise<string | null> => {
  const failed = new Set<string>();
  for (let run = 0; run < MOST_RUNS; run += 1) {
    const { failedTests } = await runner.run(tests);
    if (failedTests.length === 0) return null;
    const again = failedTests.find((title) => failed.has(title));
    if (again !== undefined) return again;
    for (const title of failedTests) failed.add(title);
  }
  return null;
};

/**
 * Plants a fault, runs its tests and takes it out again.
 * @param folder a copy of the repository
 * @returns the title of the first test that failed twice, null when the fault was not seen
 */
export const plantFault = async (
  folder: string,
  fault: PlantedFault,
  runner: TestRunner,
): Promise<string | null> => {
  const path = join(folder, fault.file);
  const text = readFileSync(path, 'utf8');
  const faulty = applyFault(text, fault);
  if (faulty === null)
    throw new Error(`${fault.id}: ${fault.file} does not hold exactly once: ${fault.find}`);
  const write = (content: string): void => {
    writeFileSync(path, content);
    runner.forget(fault.file);
  };
  write(faulty);
  try {
    return await findFailing(fault.tests, runner);
  } finally {
    write(text);
  }
};
