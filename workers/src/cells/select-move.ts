import {
  type Comparison,
  comparePoints,
  comparePrices,
  type SideOfPick,
} from '@lineboard/domain/lines/line/compare-offers';
import type { CellMove } from '../board/board-frame.ts';
import type { CellValue } from './cell-value.ts';

type Figures = Pick<CellValue, 'price' | 'points'>;

const MOVES: Readonly<Record<Comparison, CellMove>> = {
  better: 'up',
  same: 'none',
  worse: 'down',
  mixed: 'changed',
};

/**
 * The direction in which a cell moved, as a bettor on its side sees it: up is better. Points go first because a moved
 * number changes the bet itself: a total that falls is up for the over and down for the under. A price that vanished is
 * no move: its cell is empty and says so.
 */
export const selectMove = (side: SideOfPick, before: Figures, after: Figures): CellMove => {
  if (after.price === null) return 'none';
  if (before.price === null) return 'changed';
  if (before.points === after.points) return MOVES[comparePrices(before.price, after.price)];
  return MOVES[comparePoints(side, before.points, after.points)];
};
