import { existsSync, readFileSync } from 'node:fs';
import type { TriedFault } from './sum-by-kind.ts';
import type { Verdict } from './try-fault.ts';

/**
 * What a draw that was stopped has found out, by a fault's id. What was not run then is tried again.
 *
 * @param path of its report, which need not be there
 */
export const readTried = (path: string): ReadonlyMap<string, Verdict> =>
  new Map(
    (existsSync(path) ? readFileSync(path, 'utf8') : '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as TriedFault['fault'] & Verdict)
      .filter(({ outcome }) => outcome !== 'notRun')
      .map(({ id, outcome, file, why }): [string, Verdict] => [id, { outcome, file, why }]),
  );
