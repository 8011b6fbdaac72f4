import { dirname, join } from 'node:path/posix';

const TYPE_IMPORT = /^\s*(?:import|export) type [^;]*? from '[^']+';/gm;
const MODULE = /'((?:\.{1,2}\/|@lineboard\/)[^'\n]+)'/g;

/** @returns the path that an import means, as packages of this repository name their files */
const resolve = (from: string, named: string): string => {
  if (named.startsWith('.')) return join(dirname(from), named);
  const [, room = '', ...rest] = named.split('/');
  const path = rest.join('/');
  return path.startsWith('testing/') ? `${room}/${path}.ts` : `${room}/src/${path}.ts`;
};

/**
 * Tells of each file which others import it. An imported type runs nothing and doesn't count; a file that is loaded
 * late, or runs as a worker, is named by a text and counts.
 *
 * @param files texts by path
 * @returns of each file those that name it
 */
export const readImporters = (files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> => {
  const importers = new Map<string, string[]>();
  for (const [path, text] of files) {
    const named = new Set(
      [...text.replaceAll(TYPE_IMPORT, '').matchAll(MODULE)].map(([, name = '']) => resolve(path, name)),
    );
    for (const target of named) {
      if (!files.has(target) || target === path) continue;
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
};
