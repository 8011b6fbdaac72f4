import { statSync } from 'node:fs';
import { fine, type Finding, warning } from './finding.ts';

/** Everybody but the owner. */
const OTHERS = 0o077;

/** @param file of the book's variables; where there is none, nothing is said of it */
export const checkEnvironmentFile = (file: string): readonly Finding[] => {
  const part = 'file of secrets';
  const found = statSync(file, { throwIfNoEntry: false });
  // Windows keeps its rights elsewhere.
  if (found === undefined || process.platform === 'win32') return [];
  return [
    (found.mode & OTHERS) === 0
      ? fine(part, `Only its owner can read ${file}.`)
      : warning(
          part,
          `${file} holds secrets, and other users of this machine can read it.`,
          `Keep it to its owner: \`chmod 600 ${file}\`.`,
        ),
  ];
};
