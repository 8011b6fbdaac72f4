import { periodCell } from '@lineboard/workers/board/board-cell';
import type { ExtrasDetail } from '@lineboard/workers/board/board-frame';
import type { TFunction } from 'i18next';
import { createGameColumns, type GameNames, type PlacedCell } from './game-columns.ts';

/** Columns of one kind next to those of the chosen markets. */
export interface ExtraGroup {
  key: string;
  kind: 'teamTotals' | 'period';
  columns: PlacedCell[][];
}

/** A row's own columns take the numbers before. */
const FIRST_COLUMN = 3;

/** @param numberOf the cell's number in the row, by its number in a row of its own */
const moveColumns = (
  columns: PlacedCell[][],
  by: number,
  numberOf: (cell: number) => number,
): PlacedCell[][] =>
  columns.map((cells) =>
    cells.map(({ cell, subject }) => ({
      cell: numberOf(cell),
      subject: { ...subject, column: subject.column + by },
    })),
  );

/** The columns next to those of a game's chosen markets, in their order. */
export const createExtraGroups = (
  t: TFunction,
  game: GameNames,
  { teamTotals, periods }: ExtrasDetail,
): ExtraGroup[] => {
  const groups: ExtraGroup[] = [];
  let column = FIRST_COLUMN;
  if (teamTotals) {
    const columns = createGameColumns(t, { ...game, teamTotals: true });
    groups.push({ key: 'e', kind: 'teamTotals', columns: moveColumns(columns, column, (cell) => cell) });
    column += columns.length;
  }
  for (const { periodNumber, label } of periods) {
    const periodName = t(`period:${label}`, { defaultValue: label });
    const columns = createGameColumns(t, { ...game, periodNumber, periodName, teamTotals: false });
    groups.push({
      key: String(periodNumber),
      kind: 'period',
      columns: moveColumns(columns, column, (cell) => periodCell(periodNumber, cell)),
    });
    column += columns.length;
  }
  return groups;
};
