import {
  type BoardFrame,
  CELL_FIELD,
  CELL_STRIDE,
  type RowDetail,
  type RowHead,
  type RowKey,
} from '@lineboard/workers/board/board-frame';
import { type CellView, readCell } from './cell-view.ts';

/** Draws one cell. Called outside React; must be quick. */
export type DrawCell = (view: CellView, moved: boolean) => void;

const NOBODY = (): void => undefined;

/** Rows whose cells are remembered in addition to the drawn ones: enough for any window and its margins. */
const MOST_ROWS = 400;

/**
 * The board's state from the worker, outside React. React hears of rows that come and go and of details (teams,
 * scores); prices go straight to the cells that show them, so that a change costs the nodes it touches and no
 * reconciliation.
 */
export class BoardStore {
  #rows: readonly RowHead[] = [];
  readonly #details = new Map<RowKey, RowDetail>();
  readonly #cells = new Map<RowKey, Array<CellView | undefined>>();
  readonly #draws = new Map<RowKey, Array<DrawCell | undefined>>();
  readonly #rowListeners = new Set<() => void>();
  readonly #detailListeners = new Map<RowKey, Set<() => void>>();
  #afterFrame: () => void = NOBODY;
  #tellFirstDrawn: () => void = NOBODY;
  #hasDrawn = false;

  readonly rows = (): readonly RowHead[] => this.#rows;

  readonly detail = (key: RowKey): RowDetail | undefined => this.#details.get(key);

  readonly cell = (key: RowKey, cell: number): CellView | undefined => this.#cells.get(key)?.[cell];

  readonly subscribeRows = (listener: () => void): (() => void) => {
    this.#rowListeners.add(listener);
    return () => this.#rowListeners.delete(listener);
  };

  subscribeDetail(key: RowKey, listener: () => void): () => void {
    const listeners = this.#detailListeners.get(key) ?? new Set();
    this.#detailListeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#detailListeners.get(key) === listeners)
        this.#detailListeners.delete(key);
    };
  }

  /** Draws the cell with `draw` from now on; it is called at once with the known state. @returns stops it */
  attach(key: RowKey, cell: number, draw: DrawCell): () => void {
    const draws = this.#draws.get(key) ?? [];
    draws[cell] = draw;
    this.#draws.set(key, draws);
    const view = this.cell(key, cell);
    if (view !== undefined) this.#draw(draw, view, false);
    return () => {
      if (draws[cell] === draw) draws[cell] = undefined;
      if (draws.every((other) => other === undefined) && this.#draws.get(key) === draws)
        this.#draws.delete(key);
    };
  }

  /** Whether this page draws the cell. @param rowIndex as in a frame that was applied */
  draws(rowIndex: number, cell: number): boolean {
    return this.#draws.get(this.#rows[rowIndex]?.key ?? '')?.[cell] !== undefined;
  }

  /** Draws every cell again: the price format or the language changed. */
  redraw(): void {
    for (const [key, draws] of this.#draws) {
      draws.forEach((draw, cell) => {
        const view = this.cell(key, cell);
        if (draw !== undefined && view !== undefined) draw(view, false);
      });
    }
  }

  /** Called once per frame, after its cells were drawn. */
  onFrame(afterFrame: () => void): void {
    this.#afterFrame = afterFrame;
  }

  /** The worker's data for a line was drawn in a cell of this page. */
  get hasDrawn(): boolean {
    return this.#hasDrawn;
  }

  /** Called once, as soon as the worker's data for a line is drawn in a cell. */
  onFirstDrawn(tell: () => void): void {
    this.#tellFirstDrawn = tell;
  }

  apply(frame: BoardFrame): void {
    if (frame.splice !== null) {
      const rows = [...this.#rows];
      rows.splice(frame.splice.at, frame.splice.removed, ...frame.splice.inserted);
      this.#rows = rows;
    }
    for (const [key, detail] of frame.details) this.#details.set(key, detail);
    this.#applyCells(frame.cells);
    this.#forget();
    for (const [key] of frame.details)
      for (const listener of this.#detailListeners.get(key) ?? []) listener();
    if (frame.splice !== null) for (const listener of this.#rowListeners) listener();
    this.#afterFrame();
  }

  #applyCells(cells: Float64Array): void {
    for (let at = 0; at < cells.length; at += CELL_STRIDE) {
      const key = this.#rows[cells[at + CELL_FIELD.rowIndex]!]?.key;
      if (key === undefined) continue;
      const cell = cells[at + CELL_FIELD.cell]!;
      const view = readCell(cells, at);
      const row = this.#cells.get(key);
      if (row === undefined) {
        const fresh: Array<CellView | undefined> = [];
        fresh[cell] = view;
        this.#cells.set(key, fresh);
      } else row[cell] = view;
      const draw = this.#draws.get(key)?.[cell];
      if (draw !== undefined) this.#draw(draw, view, view.move !== 'none');
    }
  }

  #draw(draw: DrawCell, view: CellView, moved: boolean): void {
    draw(view, moved);
    this.#hasDrawn = true;
    this.#tellFirstDrawn();
    this.#tellFirstDrawn = NOBODY;
  }

  /** The oldest first, never a drawn one: the worker sends a whole row when it comes back into view. */
  #forget(): void {
    if (this.#cells.size <= MOST_ROWS && this.#details.size <= 2 * MOST_ROWS) return;
    const present = new Set(this.#rows.map(({ key }) => key));
    for (const key of this.#cells.keys()) {
      if (this.#cells.size <= MOST_ROWS / 2) break;
      if (!this.#draws.has(key)) this.#cells.delete(key);
    }
    for (const [key, { kind }] of this.#details) {
      if (this.#details.size <= MOST_ROWS) break;
      const isNeeded = this.#detailListeners.has(key) || (kind === 'league' && present.has(key));
      if (!isNeeded) this.#details.delete(key);
    }
  }
}
