import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';

const run = promisify(execFile);

const withFile = async <T>(
  name: string,
  content: Uint8Array,
  act: (path: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'lineboard-file-'));
  try {
    const path = join(folder, name);
    await writeFile(path, content);
    return await act(path);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** What Poppler reads in a PDF, laid out as on its pages. */
export const readPdf = (content: Uint8Array): Promise<string> =>
  withFile('file.pdf', content, async (path) => {
    const { stdout } = await run('pdftotext', ['-layout', path, '-'], { maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  });

/** What Gnumeric reads in a workbook, as it shows each cell. */
export const readXlsx = (content: Uint8Array): Promise<string[][]> =>
  withFile('file.xlsx', content, async (path) => {
    const csv = `${path}.csv`;
    await run('ssconvert', [
      '--export-type=Gnumeric_stf:stf_assistant',
      '-O',
      'locale=C format=preserve',
      path,
      csv,
    ]);
    return parse(await readFile(csv), { relax_column_count: true });
  });
