import PDFDocument from 'pdfkit';
import { createPdfText } from './pdf-text.ts';
import type { SheetHead, SheetRow } from './sheet.ts';
import { writeCents } from './write-cents.ts';

const MARGIN_PT = 36;
const TEXT_PT = 8;
const LINE_PT = 11;
const ROW_GAP_PT = 5;
const COLUMN_GAP_PT = 10;
/** What stands below a head of rows is on its page. */
const HEAD_ROOM_PT = 40;

const cellText = (value: SheetRow[number]): string =>
  typeof value === 'number' ? writeCents(value) : (value ?? '');

/** Landscape pages: what it is about on the first, the names of the columns and the page's number on all. */
export const renderPdf = (
  { title, about, columns }: SheetHead,
  rows: readonly SheetRow[],
): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const document = new PDFDocument({
      size: 'LETTER',
      layout: 'landscape',
      margin: 0,
      autoFirstPage: false,
      info: { Title: title },
    });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('error', reject);
    document.on('end', () => resolve(Buffer.concat(parts)));

    const { measure, wrap, draw } = createPdfText(document, TEXT_PT);
    let pages = 0;
    let topPt = 0;
    const roomPt = () => document.page.width - 2 * MARGIN_PT;
    const places = () => {
      let xPt = MARGIN_PT;
      return columns.map(({ share, kind }) => {
        const place = { xPt, widthPt: share * roomPt() - COLUMN_GAP_PT, isRight: kind !== 'text' };
        xPt += share * roomPt();
        return place;
      });
    };
    const drawCells = (cells: ReadonlyArray<readonly string[]>, isStrong = false): void => {
      for (const [at, { xPt, widthPt, isRight }] of places().entries())
        for (const [line, text] of (cells[at] ?? []).entries())
          draw(text, isRight ? xPt + widthPt - measure(text) : xPt, topPt + (line + 1) * LINE_PT, isStrong);
    };
    const startPage = (): void => {
      document.addPage();
      pages += 1;
      topPt = MARGIN_PT;
      draw(String(pages), document.page.width - MARGIN_PT - measure(String(pages)), MARGIN_PT);
      if (pages === 1)
        for (const line of [title, ...about]) {
          draw(line, MARGIN_PT, topPt + LINE_PT);
          topPt += LINE_PT;
        }
      topPt += LINE_PT;
      drawCells(columns.map(({ name }) => [name]));
      topPt += LINE_PT + ROW_GAP_PT;
      document
        .moveTo(MARGIN_PT, topPt - 1)
        .lineTo(document.page.width - MARGIN_PT, topPt - 1)
        .lineWidth(0.5)
        .stroke();
    };

    startPage();
    for (const row of rows) {
      const isHead = row.length === 1;
      const cells = isHead
        ? [wrap(cellText(row[0] ?? null), roomPt())]
        : places().map(({ widthPt }, at) => wrap(cellText(row[at] ?? null), widthPt));
      const heightPt = Math.max(1, ...cells.map(({ length }) => length)) * LINE_PT + ROW_GAP_PT;
      const neededPt = isHead ? heightPt + HEAD_ROOM_PT : heightPt;
      if (topPt + neededPt > document.page.height - MARGIN_PT) startPage();
      else if (isHead) topPt += ROW_GAP_PT;
      drawCells(cells, isHead);
      topPt += heightPt;
    }
    document.end();
  });
