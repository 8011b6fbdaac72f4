import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, 'seen.txt');

/** Faults that a test saw before, each by its id with the test file that saw it. */
export type SeenFaults = ReadonlyMap<string, string>;

/** A line each: the id, a blank, the test file. */
export const parseSeen = (text: string): SeenFaults =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [string, string] => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), line.slice(at + 1)];
      }),
  );

export const printSeen = (seen: SeenFaults): string =>
  [...seen]
    .map(([id, test]) => `${id} ${test}\n`)
    .toSorted()
    .join('');

export const readSeen = (): SeenFaults => parseSeen(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '');

export const writeSeen = (seen: SeenFaults): void => writeFileSync(FILE, printSeen(seen));
