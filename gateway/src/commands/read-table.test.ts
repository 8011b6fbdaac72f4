import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

describe('a CSV file of rows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'table-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'rows.csv');

  const read = async (content: string | Buffer) => {
    writeFileSync(file, content);
    const rows = await readTable(file, { columns: ['id', 'note', 'paid'], required: ['id'], mostRows: 3 });
    return rows.map(({ line, cells }) => ({ line, ...Object.fromEntries(cells) }));
  };

  it('is read with a byte order mark, Windows line ends, quotes and columns in any order', async () => {
    expect(await read('\uFEFFpaid,id,note\r\n"1,200.50",ann,"says ""hi"""\r\n\r\n,ben,\r\n')).toEqual([
      { line: 2, id: 'ann', paid: '1,200.50', note: 'says "hi"' },
      { line: 4, id: 'ben' },
    ]);
  });

  it('passes over rows whose cells a spreadsheet cleared', async () => {
    expect(await read('id,note\n,\nann,hi\n ,\n')).toEqual([{ line: 3, id: 'ann', note: 'hi' }]);
  });

  it('keeps a formula as the text that it is', async () => {
    expect(await read('id,note\nann,=1+1\n')).toEqual([{ line: 2, id: 'ann', note: '=1+1' }]);
  });

  it.each([
    [
      'a column that there isn’t',
      'id,isDemo\na,1\n',
      /line 1: there is no column “isDemo”\. There are: id, note/,
    ],
    ['a column of every object', 'id,__proto__\na,1\n', /no column “__proto__”/],
    ['a column twice', 'id,note,note\na,b,c\n', /line 1: the column note is there twice/],
    ['no column that has to be there', 'note\na\n', /line 1: the column id is missing/],
    ['a cell too many', 'id,note\na,b\nc,d,e\n', /line 3: 3 cells, where 2 columns are named/],
    ['a cell too few', 'id,note\na\n', /line 2: 1 cells/],
    ['a row too many', 'id\na\nb\nc\nd\n', /more than 3 rows/],
    ['no rows', 'id\n', /has no rows/],
    ['nothing', '', /the column id is missing/],
    ['semicolons between its columns', 'id;note\na;1,50\n', /parted by semicolons: save it with commas/],
    ['a quote that isn’t closed', 'id\n"a\n', /is no CSV/],
    ['text of another kind', Buffer.from('\uFEFFid\na\n', 'utf16le'), /is not UTF-8/],
  ])('is refused with %s', (_, content, said) => expect(read(content)).rejects.toThrow(said));

  it('is bounded before it is read, whatever its size is said to be', async () => {
    const bounds = { columns: ['id'], required: ['id'], mostRows: 3 };
    writeFileSync(file, '');
    truncateSync(file, 100_000_000);
    await expect(readTable(file, bounds)).rejects.toThrow('larger than 1 MB');
    await expect(readTable('/dev/zero', bounds)).rejects.toThrow('larger than 1 MB');
    await expect(readTable(join(folder, 'none.csv'), bounds)).rejects.toThrow('can’t be read');
  });
});
