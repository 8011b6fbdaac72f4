import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param furtherFolders searched after those of PATH */
export const findOnPath = (name: string, furtherFolders: readonly string[] = []): string | null => {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...furtherFolders];
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
};

export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
