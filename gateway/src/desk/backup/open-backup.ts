import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { BackupRefused } from './backup-refused.ts';
import { createMeter } from './copy-table.ts';
import {
  fileOfTable,
  type Manifest,
  MANIFEST_FILE,
  parseManifest,
  type TableOfManifest,
} from './manifest.ts';

/** It is read at once; that of a whole book is a hundredth of it. */
const MOST_MANIFEST_BYTES = 4 * 1_048_576;

/** A backup that is whole: every table's rows were read, and are those that were written. */
export interface OpenBackup {
  manifest: Manifest;
  readTable(table: TableOfManifest): Promise<Readable>;
  close(): void;
}

const openZip = (path: string): Promise<yauzl.ZipFile> =>
  new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error === null ? resolve(zip) : reject(error),
    );
  });

const listEntries = (zip: yauzl.ZipFile): Promise<ReadonlyMap<string, yauzl.Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });

const explain = (path: string, error: unknown): BackupRefused => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupRefused(`There is no file ${path}.`);
  if (code === 'EACCES' || code === 'EISDIR') return new BackupRefused(`${path} can’t be read: ${message}.`);
  if (error instanceof BackupRefused) return new BackupRefused(`${path}: ${message}`);
  return new BackupRefused(`${path} is no whole backup (${message}); nothing was changed.`);
};

/** @throws BackupRefused when it isn't there, is no backup, or isn't whole */
export const openBackup = async (path: string, signal: AbortSignal): Promise<OpenBackup> => {
  let zip: yauzl.ZipFile | null = null;
  try {
    // A pipe would be waited for.
    if (!(await stat(path)).isFile()) throw new BackupRefused('It is no file.');
    zip = await openZip(path);
    const entries = await listEntries(zip);
    const read = (name: string): Promise<Readable> => {
      const entry = entries.get(name);
      if (entry === undefined || zip === null) throw new Error(`it has no ${name}`);
      return zip.openReadStreamPromise(entry);
    };
    if ((entries.get(MANIFEST_FILE)?.uncompressedSize ?? 0) > MOST_MANIFEST_BYTES)
      throw new BackupRefused('It is no backup of a book: its list of contents is too long.');
    const manifest = parseManifest(await text(await read(MANIFEST_FILE)));
    const readTable = ({ name }: TableOfManifest): Promise<Readable> => read(fileOfTable(name));
    for (const table of manifest.tables) {
      const meter = createMeter();
      await pipeline(await readTable(table), meter.stream.resume(), { signal });
      if (meter.sha256() !== table.sha256)
        throw new Error(`the rows of ${table.name} are not those that were written`);
    }
    return { manifest, readTable, close: () => zip?.close() };
  } catch (error) {
    zip?.close();
    signal.throwIfAborted();
    throw explain(path, error);
  }
};
