import { EVERY_NAME, findFaults } from './find-faults.ts';
import type { GeneratedFault } from './generated-fault.ts';
import { pathOfId } from './path-of-id.ts';

/**
 * The faults of these ids that are still there: only their files are read.
 *
 * @param readText null when there is no such file
 */
export const locateFaults = (
  ids: Iterable<string>,
  readText: (path: string) => string | null,
): ReadonlyMap<string, GeneratedFault> => {
  const wanted = new Set(ids);
  const found = new Map<string, GeneratedFault>();
  for (const path of new Set([...wanted].map(pathOfId))) {
    const text = readText(path);
    if (text === null) continue;
    for (const fault of findFaults(path, text, EVERY_NAME))
      if (wanted.has(fault.id)) found.set(fault.id, fault);
  }
  return found;
};
