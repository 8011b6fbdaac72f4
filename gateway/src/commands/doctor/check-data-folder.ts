import { dirname, resolve } from 'node:path';
import type { Config } from '../../config/read-config.ts';
import { findCluster } from '../../ground/database/embedded/find-cluster.ts';
import { isInProject, proposeDataFolder } from '../../ground/folders/data-folder.ts';
import { DEFAULT_DATA_DIR } from '../../ground/folders/folders.ts';
import { findMissingBook } from '../../start/refuse-empty-book.ts';
import { fine, type Finding, warning, wrong } from './finding.ts';

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Where the embedded database of a book for real money is. @param file of its variables */
export const checkDataFolder = (config: Config, file: string): readonly Finding[] => {
  const { DEMO, DATABASE_URL, DATA_DIR, PUBLIC_ORIGINS } = config;
  if (DEMO || DATABASE_URL !== null) return [];
  const part = 'data folder';
  const missing = findMissingBook(config, DEFAULT_DATA_DIR);
  if (missing !== null) return [wrong(part, `${missing.found}.`, capitalize(missing.todo))];
  const folder = findCluster(DATA_DIR ?? DEFAULT_DATA_DIR) ?? resolve(DATA_DIR ?? DEFAULT_DATA_DIR);
  if (isInProject(folder)) {
    const origin = PUBLIC_ORIGINS[0] ?? '';
    const better = proposeDataFolder(origin, { env: process.env, isRoot: process.getuid?.() === 0 });
    return [
      warning(
        part,
        `${folder} is in the program’s own: \`git clean\` deletes it, and a new version elsewhere doesn’t find it.`,
        `Stop the gateway, \`mkdir -p ${dirname(better)} && mv ${folder} ${better}\`, and set DATA_DIR=${better} in ${file}.`,
      ),
    ];
  }
  return DATA_DIR === null
    ? [
        warning(
          part,
          `It is ${folder}, which a new version in another folder doesn’t find.`,
          `Set DATA_DIR=${folder} in ${file}.`,
        ),
      ]
    : [fine(part, `It is ${folder}.`)];
};
