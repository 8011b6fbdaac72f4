import type { PickKey } from '@lineboard/domain/ground/pick/pick';
import {
  type BoardFrame,
  CELL_FIELD,
  CELL_MOVES,
  CELL_STATES,
  CELL_STRIDE,
  type CellMove,
  type CellState,
  type FollowedPick,
  type RowDetail,
  type RowHead,
  type WatchedQuote,
} from '../src/board/board-frame.ts';

export interface PageCell {
  price: number | null;
  points: number | null;
  teased: number | null;
  state: CellState;
  move: CellMove;
  moveSequence: number;
}

/** The least that a page must do with frames; every cell is kept by row key. */
export class SamplePage {
  heads: RowHead[] = [];
  readonly details = new Map<string, RowDetail>();
  readonly cells = new Map<string, PageCell>();
  readonly quotes = new Map<PickKey, WatchedQuote | null>();
  readonly followed = new Map<PickKey, FollowedPick>();
  cellsReceived = 0;

  apply(frame: BoardFrame | null): void {
    if (frame === null) return;
    if (frame.splice !== null) {
      const { at, removed, inserted } = frame.splice;
      this.heads.splice(at, removed, ...inserted);
    }
    for (const [key, detail] of frame.details) this.details.set(key, detail);
    for (const [key, quote] of frame.quotes) this.quotes.set(key, quote);
    for (const [key, pick] of frame.followed) this.followed.set(key, pick);
    const { cells } = frame;
    for (let at = 0; at < cells.length; at += CELL_STRIDE) {
      const read = (field: keyof typeof CELL_FIELD): number => cells[at + CELL_FIELD[field]]!;
      const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);
      this.cellsReceived += 1;
      this.cells.set(`${this.heads[read('rowIndex')]!.key}#${read('cell')}`, {
        price: orNull(read('price')),
        points: orNull(read('points')),
        teased: orNull(read('teased')),
        state: CELL_STATES[read('state')]!,
        move: CELL_MOVES[read('move')]!,
        moveSequence: read('moveSequence'),
      });
    }
  }

  get keys(): string[] {
    return this.heads.map(({ key }) => key);
  }
}
