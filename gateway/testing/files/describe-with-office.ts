import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describeWith } from '../servers/describe-with.ts';

const PROGRAMS = ['pdftotext', 'ssconvert'];
const OFFICE = {
  name: PROGRAMS.join(' and '),
  howToGet: 'apt-get install poppler-utils gnumeric brings them',
};

const isOnPath = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Tests that open files with programs that people use. */
export const describeWithOffice = (name: string, tests: () => void): void =>
  describeWith(name, OFFICE, PROGRAMS.every(isOnPath) ? PROGRAMS : null, tests);
