import type { AmericanPrice } from '@lineboard/domain/ground/price/american-price';
import {
  CELL_FIELD,
  CELL_MOVES,
  CELL_STATES,
  type CellMove,
  type CellState,
} from '@lineboard/workers/board/board-frame';

/** A cell's content, as the worker last sent it. */
export interface CellView {
  price: AmericanPrice | null;
  points: number | null;
  /** The points as the ticket's teaser moves them; null where none does. */
  teased: number | null;
  state: CellState;
  /** The version of its line, which the slip records as seen. */
  version: number;
  move: CellMove;
  moveSequence: number;
}

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** @param at index of the cell's first number */
export const readCell = (cells: Float64Array, at: number): CellView => ({
  price: orNull(cells[at + CELL_FIELD.price]!),
  points: orNull(cells[at + CELL_FIELD.points]!),
  teased: orNull(cells[at + CELL_FIELD.teased]!),
  state: CELL_STATES[cells[at + CELL_FIELD.state]!]!,
  version: cells[at + CELL_FIELD.version]!,
  move: CELL_MOVES[cells[at + CELL_FIELD.move]!]!,
  moveSequence: cells[at + CELL_FIELD.moveSequence]!,
});

export const isBettable = (view: CellView): view is CellView & { price: AmericanPrice } =>
  view.price !== null && (view.state === 'open' || view.state === 'circled');
