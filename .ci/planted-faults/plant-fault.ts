import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyFault } from './apply-fault.ts';
import type { PlantedFault } from './planted-fault.ts';
import type { TestRunner } from './run-tests.ts';

/**
 * Plants a fault, runs its tests and takes it out again.
 * @param folder a copy of the repository
 * @returns the title of the first test that failed, null when the fault was not seen
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
    const { failedTests } = await runner.run(fault.tests);
    return failedTests[0] ?? null;
  } finally {
    write(text);
  }
};
