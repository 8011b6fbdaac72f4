import {
  type Comparison,
  comparePoints,
  comparePrices,
  type SideOfPick,
} from '@lineboard/domain/lines/line/compare-offers';
import type { CellMove } from '../board/board-frame.ts';
import type { CellValue } from './cell-value.ts';

type Figures = Pick<CellValue, 'price' | 'points' | 'teased'>;

const MOVES: Readonly<Record<Comparison, CellMove>> = {
  better: 'up',
  same: 'none',
  worse: 'down',
  mixed: 'changed',
};

/**
 * The direction in which a cell moved, as a bettor on its side sees it: up is better. Points go first because a moved
 * number changes the bet itself: a total that falls is up for the over and down for the under. A price that vanished is
 * no move: its cell is empty and says so. Nor is one that moves alone under a teaser, where it pays nothing (HR-12).
 */
export const selectMove = (side: SideOfPick, before: Figures, after: Figures): CellMove => {
  if (after.price === null) return 'none';
  if (before.price === null) return 'changed';
  if (before.points === after.points)
    return after.teased === null ? MOVES[comparePrices(before.price, after.price)] : 'none';
  return MOVES[comparePoints(side, before.points, after.points)];
};
