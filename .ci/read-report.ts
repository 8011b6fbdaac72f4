import { readFileSync } from 'node:fs';

/** @returns null when the suite ended before it could write its report */
export const readReport = <Report>(path: string): Report | null => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return null;
  }
};
