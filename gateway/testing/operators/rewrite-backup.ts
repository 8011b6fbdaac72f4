import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import { ZipFile } from 'yazl';
import { type Manifest, MANIFEST_FILE } from '../../src/desk/backup/manifest.ts';

/** The contents of a backup, by the names of its files. */
export type BackupFiles = Map<string, Buffer>;

const readFiles = async (path: string): Promise<BackupFiles> => {
  const files: BackupFiles = new Map();
  const zip = await yauzl.openPromise(path);
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
};

/**
 * Writes a backup that somebody has changed, with hashes that go with what it holds.
 * @param change the list of contents, and the files next to it
 */
export const rewriteBackup = async (
  from: string,
  to: string,
  change: (manifest: Manifest, files: BackupFiles) => void,
): Promise<void> => {
  const files = await readFiles(from);
  const manifest = JSON.parse(String(files.get(MANIFEST_FILE))) as Manifest;
  files.delete(MANIFEST_FILE);
  change(manifest, files);
  for (const table of manifest.tables) {
    const rows = files.get(`tables/${table.name}.copy`) ?? Buffer.alloc(0);
    table.sha256 = createHash('sha256').update(rows).digest('hex');
  }
  if (!files.has(MANIFEST_FILE)) files.set(MANIFEST_FILE, Buffer.from(JSON.stringify(manifest)));
  const zip = new ZipFile();
  for (const [name, bytes] of files) zip.addBuffer(bytes, name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(to));
};
