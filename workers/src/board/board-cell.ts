import type { SideOfPick } from '@lineboard/domain/lines/line/compare-offers';
import type { Market, Side } from '@lineboard/domain/ground/pick/pick';

/** The price of a game row that a cell shows, by its number on the way to the page. */
export interface BoardCell {
  market: Market;
  side: Side;
}

export const GAME_CELLS: readonly BoardCell[] = [
  { market: 'S', side: 'team1' },
  { market: 'S', side: 'team2' },
  { market: 'M', side: 'team1' },
  { market: 'M', side: 'team2' },
  { market: 'M', side: 'draw' },
  { market: 'L', side: 'over' },
  { market: 'L', side: 'under' },
  { market: 'E', side: 'team1Over' },
  { market: 'E', side: 'team1Under' },
  { market: 'E', side: 'team2Over' },
  { market: 'E', side: 'team2Under' },
];

/** Cells of a game row, by the team-totals switch. */
export const NORMAL_CELLS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
export const TEAM_TOTAL_CELLS: readonly number[] = [7, 8, 9, 10];

/** The one price of a contestant row. */
export const CONTEST_CELL = 11;

/** The two prices of a prop's row: over and under, or yes and no. */
export const PROP_CELLS: readonly [number, number] = [11, 12];

export const CELLS_PER_ROW = 13;

/**
 * The number of a cell that shows another period next to the row's own: after all of the row's, with as many for each
 * period as `NORMAL_CELLS` has, so that a cell keeps its number whichever columns are around it.
 */
export const periodCell = (periodNumber: number, cell: number): number =>
  CELLS_PER_ROW + periodNumber * NORMAL_CELLS.length + cell;

/** The side of the pick behind a cell: it decides whether a change is in its favor. */
export const sideOfCell = (cell: number): SideOfPick => {
  const gameCell = GAME_CELLS[cell < CELLS_PER_ROW ? cell : (cell - CELLS_PER_ROW) % NORMAL_CELLS.length];
  return gameCell === undefined ? { type: 'C' } : { type: 'G', side: gameCell.side };
};
