import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What could not run on this machine. A suite that finds a program missing appends one line to the file that
 * LINEBOARD_UNRUN_FILE names: what did not run, why, and how to get what it needs.
 */
export const createUnrunList = () => {
  const file = join(mkdtempSync(join(tmpdir(), 'lineboard-test-')), 'unrun');
  writeFileSync(file, '');
  return {
    file,
    add: (line: string): void => appendFileSync(file, `${line}\n`),
    /** Each line once, in the order of their first appearance. */
    lines: (): string[] => [
      ...new Set(
        readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => line.trim() !== ''),
      ),
    ],
  };
};
