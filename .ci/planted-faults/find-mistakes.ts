import { applyFault } from './apply-fault.ts';
import type { PlantedFault } from './planted-fault.ts';

/** @param path relative to the repository. @returns null when there is no such file */
export type ReadText = (path: string) => string | null;

/** What keeps faults of the list from being planted: the code has moved on under them. One line each. */
export const findMistakes = (faults: readonly PlantedFault[], readText: ReadText): string[] => {
  const ids = new Set<string>();
  return faults.flatMap((fault) => {
    const mistakes: string[] = [];
    if (ids.has(fault.id)) mistakes.push('another fault has its id');
    ids.add(fault.id);
    const text = readText(fault.file);
    if (text === null) mistakes.push(`there is no ${fault.file}`);
    else if (applyFault(text, fault) === null)
      mistakes.push(`${fault.file} does not hold exactly once: ${fault.find}`);
    else if (applyFault(text, fault) === text) mistakes.push('it changes nothing');
    if (fault.tests.length === 0) mistakes.push('it names no test');
    for (const test of fault.tests) if (readText(test) === null) mistakes.push(`there is no ${test}`);
    return mistakes.map((mistake) => `${fault.id}: ${mistake}`);
  });
};
