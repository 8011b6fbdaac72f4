/** Cells that can take the focus: an empty one has no content. */
const CELLS = '[data-column]:not([data-state^="none"])';

/** More than a game has sides. */
const MOST_SIDES = 4;

/** Where the sides of a market are next to each other, the game is one line of cells. */
const isFlat = (cell: HTMLElement): boolean =>
  cell.closest('[data-columns]') !== null && cell.closest('[data-flat="true"]') !== null;

const lineOf = (cell: HTMLElement): number => (isFlat(cell) ? 0 : Number(cell.dataset['line']));

const columnOf = (cell: HTMLElement): number =>
  Number(cell.dataset['column']) * MOST_SIDES + (isFlat(cell) ? Number(cell.dataset['line']) : 0);

const rowOf = (cell: HTMLElement): HTMLElement | null => cell.closest<HTMLElement>('[data-index]');

const cellsOf = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CELLS)];

/** The cell of a line that is nearest to a column. */
const nearest = (cells: readonly HTMLElement[], column: number): HTMLElement | null =>
  cells.reduce<HTMLElement | null>((best, cell) => {
    const distance = Math.abs(columnOf(cell) - column);
    return best === null || distance < Math.abs(columnOf(best) - column) ? cell : best;
  }, null);

const lineNumbers = (cells: readonly HTMLElement[]): number[] =>
  [...new Set(cells.map((cell) => lineOf(cell)))].sort((a, b) => a - b);

/** The cells of its own line, from left to right. */
const lineAround = (cell: HTMLElement): HTMLElement[] => {
  const row = rowOf(cell);
  if (row === null) return [];
  return cellsOf(row)
    .filter((other) => lineOf(other) === lineOf(cell))
    .sort((a, b) => columnOf(a) - columnOf(b));
};

const moveAcross = (cell: HTMLElement, step: 1 | -1): HTMLElement | null => {
  const line = lineAround(cell);
  return line[line.indexOf(cell) + step] ?? moveAside(cell, step);
};

const middleOf = (cell: HTMLElement): number => {
  const { top, height } = cell.getBoundingClientRect();
  return top + height / 2;
};

/** From the edge of one list into the next one: to the nearest line there, and to its first or last cell. */
const moveAside = (cell: HTMLElement, step: 1 | -1): HTMLElement | null => {
  const grid = cell.closest<HTMLElement>('[role="grid"]');
  const grids = [...(grid?.closest('[data-panes]')?.querySelectorAll<HTMLElement>('[role="grid"]') ?? [])];
  const beside = grid === null ? undefined : grids[grids.indexOf(grid) + step];
  if (beside === undefined) return null;
  const middle = middleOf(cell);
  return cellsOf(beside).reduce<HTMLElement | null>((best, other) => {
    if (best === null) return other;
    const closer = Math.abs(middleOf(best) - middle) - Math.abs(middleOf(other) - middle);
    const isFurtherOut = (columnOf(best) - columnOf(other)) * step > 0;
    return closer > 0 || (closer === 0 && isFurtherOut) ? other : best;
  }, null);
};

const moveDown = (cell: HTMLElement, step: 1 | -1): HTMLElement | null => {
  const grid = cell.closest('[role="grid"]');
  const row = rowOf(cell);
  if (grid === null || row === null) return null;
  const column = columnOf(cell);
  const lines = lineNumbers(cellsOf(row));
  const line = lines[lines.indexOf(lineOf(cell)) + step];
  if (line !== undefined)
    return nearest(
      cellsOf(row).filter((other) => lineOf(other) === line),
      column,
    );
  const index = Number(row.dataset['index']);
  const further = [...grid.querySelectorAll<HTMLElement>('[data-index]')]
    .filter((other) => (Number(other.dataset['index']) - index) * step > 0)
    .sort((a, b) => (Number(a.dataset['index']) - Number(b.dataset['index'])) * step);
  for (const other of further) {
    const cells = cellsOf(other);
    const edge = step === 1 ? lineNumbers(cells)[0] : lineNumbers(cells).at(-1);
    const found = nearest(
      cells.filter((candidate) => lineOf(candidate) === edge),
      column,
    );
    if (found !== null) return found;
  }
  return null;
};

/**
 * Moves line by line until it has passed the list's own height, in the same column; less far when no more rows are
 * drawn, from where the next press continues.
 */
const movePage = (cell: HTMLElement, step: 1 | -1): HTMLElement | null => {
  const page = cell.closest('[role="rowgroup"]')?.parentElement?.clientHeight ?? 0;
  const column = columnOf(cell);
  let reached: HTMLElement | null = null;
  let next = moveDown(cell, step);
  while (next !== null && (reached === null || Math.abs(middleOf(next) - middleOf(cell)) <= page)) {
    reached = next;
    next = moveDown(next, step);
  }
  const row = reached === null ? null : rowOf(reached);
  if (reached === null || row === null) return null;
  const line = lineOf(reached);
  return nearest(
    cellsOf(row).filter((other) => lineOf(other) === line),
    column,
  );
};

/**
 * The target of a key from a cell: across within its line and to the line's ends, down and up through lines, rows and
 * pages, skipping headings and empty cells. @returns null at an edge, or for another key
 */
export const findCell = (from: HTMLElement, key: string): HTMLElement | null => {
  switch (key) {
    case 'ArrowRight':
      return moveAcross(from, 1);
    case 'ArrowLeft':
      return moveAcross(from, -1);
    case 'ArrowDown':
      return moveDown(from, 1);
    case 'ArrowUp':
      return moveDown(from, -1);
    case 'Home':
      return lineAround(from)[0] ?? null;
    case 'End':
      return lineAround(from).at(-1) ?? null;
    case 'PageDown':
      return movePage(from, 1);
    case 'PageUp':
      return movePage(from, -1);
    default:
      return null;
  }
};
