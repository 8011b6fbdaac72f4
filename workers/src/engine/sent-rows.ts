import { CELLS_PER_ROW, sideOfCell } from '../board/board-cell.ts';
import { CELL_MOVES, CELL_STATES, type RowDetail, type RowKey } from '../board/board-frame.ts';
import { type CellValue, isSameCell } from '../cells/cell-value.ts';
import { selectMove } from '../cells/select-move.ts';

interface SentRow {
  detail: RowDetail | null;
  cells: Array<CellValue | undefined>;
}

/**
 * What the page has received about the rows it draws. Only differences are sent; a cell that is sent for the first time
 * has not moved, so scrolling marks nothing.
 */
export class SentRows {
  #rows = new Map<RowKey, SentRow>();
  #details: Array<readonly [RowKey, RowDetail]> = [];
  #numbers: number[] = [];
  #moves = 0;

  /** Forgets every row that the page no longer draws, so that it is sent whole when it comes back. */
  keepOnly(keys: ReadonlySet<RowKey>): void {
    for (const key of this.#rows.keys()) if (!keys.has(key)) this.#rows.delete(key);
  }

  putDetail(key: RowKey, detail: RowDetail): void {
    const row = this.#row(key);
    if (row.detail !== null && isSameDetail(row.detail, detail)) return;
    row.detail = detail;
    this.#details.push([key, detail]);
  }

  putCell(key: RowKey, rowIndex: number, cell: number, value: CellValue): void {
    const row = this.#row(key);
    const before = row.cells[cell];
    if (before !== undefined && isSameCell(before, value)) {
      // Another part of the line moved: the seen part is equally valid at the old position.
      return;
    }
    const move = before === undefined ? 'none' : selectMove(sideOfCell(cell), before, value);
    row.cells[cell] = value;
    if (move !== 'none') this.#moves += 1;
    this.#numbers.push(
      rowIndex,
      cell,
      value.price ?? NaN,
      value.points ?? NaN,
      CELL_STATES.indexOf(value.state),
      CELL_MOVES.indexOf(move),
      this.#moves,
      value.version,
      value.teased ?? NaN,
    );
  }

  /** Other cells come, as if none had been sent: what differs in them has not moved. */
  forgetCells(): void {
    for (const row of this.#rows.values()) row.cells = [];
  }

  /** What has to be sent now; the next call starts afresh. */
  take(): { details: Array<readonly [RowKey, RowDetail]>; cells: Float64Array<ArrayBuffer> } {
    const taken = { details: this.#details, cells: new Float64Array(this.#numbers) };
    this.#details = [];
    this.#numbers = [];
    return taken;
  }

  #row(key: RowKey): SentRow {
    const known = this.#rows.get(key);
    if (known !== undefined) return known;
    const row: SentRow = { detail: null, cells: new Array<CellValue | undefined>(CELLS_PER_ROW) };
    this.#rows.set(key, row);
    return row;
  }
}

/** Details are small and flat except for a score, circled maxima and lists of numbers. */
const isSameDetail = (a: RowDetail, b: RowDetail): boolean => JSON.stringify(a) === JSON.stringify(b);
