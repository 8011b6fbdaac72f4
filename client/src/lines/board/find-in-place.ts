/** A cell's place: the number of its row, and its index within the row. */
export interface CellPlace {
  row: number;
  column: number;
}

/** The cell at another cell's former place: in the same column of the next row that has cells, or of the last row. */
export const findInPlace = (grid: HTMLElement, { row, column }: CellPlace): HTMLElement | null => {
  const rows = [...grid.querySelectorAll<HTMLElement>('[data-index]')]
    .filter((one) => one.querySelector('[data-pick]') !== null)
    .toSorted((a, b) => Number(a.dataset['index']) - Number(b.dataset['index']));
  const next = rows.find(({ dataset }) => Number(dataset['index']) >= row) ?? rows.at(-1);
  const cells = next?.querySelectorAll<HTMLElement>('[data-pick]') ?? [];
  return cells[Math.max(0, Math.min(column, cells.length - 1))] ?? null;
};
