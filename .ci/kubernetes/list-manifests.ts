import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../run-command.ts';

const FOLDER = 'docs/operations/kubernetes';

/** What a document of every kind has. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

/**
 * The documents of a file, read as a cluster reads them: by YAML 1.1, in which `yes` is true.
 * @throws what is no YAML, or says a key twice
 */
export const readManifests = (text: string): Manifest[] => {
  const documents = parseAllDocuments(text, { version: '1.1', uniqueKeys: true });
  if (!Array.isArray(documents)) return [];
  return documents.map((document) => {
    const [fault] = [...document.errors, ...document.warnings];
    if (fault !== undefined) throw fault;
    return document.toJS() as Manifest;
  });
};

/** Every document for a cluster, with its file. */
export const listManifests = (): Array<{ file: string; manifest: Manifest }> =>
  globSync('**/*.yaml', { cwd: join(ROOT, FOLDER) })
    .toSorted()
    .flatMap((name) => {
      const file = `${FOLDER}/${name}`;
      return readManifests(readFileSync(join(ROOT, file), 'utf8')).map((manifest) => ({ file, manifest }));
    });
