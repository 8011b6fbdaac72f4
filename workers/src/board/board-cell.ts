import type { GameWagerType, Side } from '@lineboard/domain/pick/pick';

/** Which price of a game row a cell shows, by its number on the way to the page. */
export interface BoardCell {
  wagerType: GameWagerType;
  side: Side;
}

export const GAME_CELLS: readonly BoardCell[] = [
  { wagerType: 'S', side: 'team1' },
  { wagerType: 'S', side: 'team2' },
  { wagerType: 'M', side: 'team1' },
  { wagerType: 'M', side: 'team2' },
  { wagerType: 'M', side: 'draw' },
  { wagerType: 'L', side: 'over' },
  { wagerType: 'L', side: 'under' },
  { wagerType: 'E', side: 'team1Over' },
  { wagerType: 'E', side: 'team1Under' },
  { wagerType: 'E', side: 'team2Over' },
  { wagerType: 'E', side: 'team2Under' },
];

/** Cells that a game row shows, by the team-totals switch. */
export const NORMAL_CELLS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
export const TEAM_TOTAL_CELLS: readonly number[] = [7, 8, 9, 10];

/** The one price of a contestant row. */
export const CONTEST_CELL = 11;
