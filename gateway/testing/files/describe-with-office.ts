import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, it } from 'vitest';
import { recordUnrun } from '../servers/requires.ts';

const PROGRAMS = ['pdftotext', 'ssconvert'];

const isOnPath = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Tests that open files with programs that people use; without these they are recorded as not run. */
export const describeWithOffice = (name: string, tests: () => void): void => {
  if (PROGRAMS.every(isOnPath)) {
    describe(name, tests);
    return;
  }
  describe(name, () => {
    it('needs the programs that open its files', ({ skip }) => {
      recordUnrun(
        `${name}: needs ${PROGRAMS.join(' and ')}; apt-get install poppler-utils gnumeric brings them.`,
      );
      skip('no programs that open files here');
    });
  });
};
