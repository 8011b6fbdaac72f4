import writeExcelFile, { type Row } from 'write-excel-file/node';
import { neutralizeText } from './neutralize-text.ts';
import type { SheetHead, SheetRow } from './sheet.ts';

/** Columns of the whole width. */
const WIDTH = 150;

const MONEY = '#,##0.00';

/** Cents divided by 100 are written with the fewest digits that name the number: exactly the two that there are. */
const cellOf = (value: string | number | null): Row[number] => {
  if (value === null) return null;
  if (typeof value === 'number') return { type: Number, value: value / 100, format: MONEY };
  return {
    type: String,
    value: neutralizeText(value.replaceAll('\r\n', '\n')),
    wrap: true,
    alignVertical: 'top',
  };
};

/** An Excel workbook of one sheet: what it is about, the names of its columns, its rows. */
export const renderXlsx = async (
  { title, about, columns }: SheetHead,
  rows: readonly SheetRow[],
): Promise<Uint8Array> => {
  const names: Row = columns.map(({ name, kind }) => ({
    type: String,
    value: name,
    fontWeight: 'bold',
    ...(kind !== 'text' ? { align: 'right' as const } : {}),
  }));
  const heads: Row[] = [
    [{ type: String, value: title, fontWeight: 'bold' }],
    ...about.map((line): Row => [{ type: String, value: neutralizeText(line) }]),
    [],
    names,
  ];
  return writeExcelFile([...heads, ...rows.map((row) => row.map(cellOf))], {
    sheet: title,
    columns: columns.map(({ share }) => ({ width: Math.round(share * WIDTH) })),
    stickyRowsCount: heads.length,
  }).toBuffer();
};
