import { createContext, type ReactNode, useContext } from 'react';
import type { OfferingLink } from '../live/offering-link.ts';
import { BoardStore } from './board-store.ts';
import { PriceMarks } from './price-marks.ts';
import { SelectedPicks } from './selected-picks.ts';

/** What the board draws from, outside React, and whom it asks for more. */
export interface BoardParts {
  board: BoardStore;
  marks: PriceMarks;
  selected: SelectedPicks;
  link: OfferingLink;
}

export const createBoardParts = (link: OfferingLink): BoardParts => ({
  board: new BoardStore(),
  marks: new PriceMarks(),
  selected: new SelectedPicks(),
  link,
});

const BoardContext = createContext<BoardParts | null>(null);

export function BoardProvider({ parts, children }: { parts: BoardParts; children: ReactNode }) {
  return <BoardContext value={parts}>{children}</BoardContext>;
}

export const useBoardParts = (): BoardParts => {
  const parts = useContext(BoardContext);
  if (parts === null) throw new Error('useBoardParts outside of BoardProvider');
  return parts;
};
