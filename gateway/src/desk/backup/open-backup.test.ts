import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { MANIFEST_FILE } from './manifest.ts';
import { openBackup } from './open-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'open-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Each file's entry in the list at the end of an archive begins with it. */
const ENTRY = Buffer.from('PK\u0001\u0002');

// A reader that waits for the rest of a torn list never ends.
it('a backup whose list of files is torn is refused, and not waited for', { timeout: 10_000 }, async () => {
  const path = join(folder, 'torn.zip');
  const zip = new ZipFile();
  for (const name of [MANIFEST_FILE, 'tables/customer.copy']) zip.addBuffer(Buffer.from('{}'), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  const bytes = readFileSync(path);
  bytes.fill(0, bytes.lastIndexOf(ENTRY), bytes.lastIndexOf(ENTRY) + ENTRY.length);
  writeFileSync(path, bytes);
  await expect(openBackup(path, new AbortController().signal)).rejects.toThrow(
    /torn\.zip is no whole backup \(invalid central directory .*\); nothing was changed\.$/,
  );
});
