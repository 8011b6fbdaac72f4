/** Where a cell stands: the number of its row, and which of the row's cells it is. */
export interface CellPlace {
  row: number;
  column: number;
}

/** What stands where a cell stood: in its place of the next row that has cells, or of the last one there is. */
export const findInPlace = (grid: HTMLElement, { row, column }: CellPlace): HTMLElement | null => {
  const rows = [...grid.querySelectorAll<HTMLElement>('[data-index]')]
    .filter((one) => one.querySelector('[data-pick]') !== null)
    .toSorted((a, b) => Number(a.dataset['index']) - Number(b.dataset['index']));
  const next = rows.find(({ dataset }) => Number(dataset['index']) >= row) ?? rows.at(-1);
  const cells = next?.querySelectorAll<HTMLElement>('[data-pick]') ?? [];
  return cells[Math.max(0, Math.min(column, cells.length - 1))] ?? null;
};
