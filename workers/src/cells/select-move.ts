import { comparePrices } from '@lineboard/domain/line/compare-offers';
import type { CellMove } from '../board/board-frame.ts';
import type { CellValue } from './cell-value.ts';

type Figures = Pick<CellValue, 'price' | 'points'>;

/**
 * Where a cell went. Points go first because a moved number changes the bet itself: up is a bigger number. With equal
 * points up is the better price for the customer. A price that vanished is no move: its cell is empty and says so.
 */
export const selectMove = (before: Figures, after: Figures): CellMove => {
  if (after.price === null) return 'none';
  if (before.price === null) return 'changed';
  if (before.points !== after.points) {
    if (before.points === null || after.points === null) return 'changed';
    return after.points > before.points ? 'up' : 'down';
  }
  if (before.price === after.price) return 'none';
  const comparison = comparePrices(before.price, after.price);
  return comparison === 'better' ? 'up' : comparison === 'worse' ? 'down' : 'none';
};
