import type { LeagueDetail } from '@lineboard/workers/board/board-frame';
import type { TFunction } from 'i18next';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffering } from '../../betting/offering/offering-store.ts';
import type { Unfolding } from '../../betting/offering/unfolded-games.ts';
import type { OfferingLink } from '../../ground/live/offering-link.ts';
import { BoardStore } from './board-store.ts';
import type { KeptPlaces } from './kept-places.ts';
import { PriceMarks } from './price-marks.ts';
import { SelectedPicks } from './selected-picks.ts';
import type { SeenTarget } from './use-board-target.ts';

/** A league's heading, on the board or instead of it. */
export interface LeagueRowProps {
  league: LeagueDetail;
  isPhone: boolean;
}

/** The sources that the board draws from, outside React, and the functions to request more. */
export interface BoardParts {
  board: BoardStore;
  marks: PriceMarks;
  selected: SelectedPicks;
  /** Both outlive the board: a customer who comes back isn't sent to an old target again. */
  places: KeptPlaces;
  seenTarget: { current: SeenTarget | null };
  link: OfferingLink;
  /** Changes what is unfolded: the board’s, or a list’s that is drawn instead. */
  unfolding: Unfolding;
  /** Draws the headings of leagues, where that isn't the board. */
  League?: ComponentType<LeagueRowProps>;
}

export const createBoardParts = (link: OfferingLink): BoardParts => ({
  board: new BoardStore(),
  marks: new PriceMarks(),
  selected: new SelectedPicks(),
  places: new Map(),
  seenTarget: { current: null },
  link,
  unfolding: useOffering.getState(),
});

/** Rows come as fast as somebody scrolls: they share their words instead of looking them up each. */
const WordsContext = createContext<TFunction | null>(null);

/** Lists that are drawn instead of the board have other parts. */
export const BoardContext = createContext<BoardParts | null>(null);

export function BoardProvider({ parts, children }: { parts: BoardParts; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <BoardContext value={parts}>
      <WordsContext value={t}>{children}</WordsContext>
    </BoardContext>
  );
}

export const useBoardParts = (): BoardParts => {
  const parts = useContext(BoardContext);
  if (parts === null) throw new Error('useBoardParts outside of BoardProvider');
  return parts;
};

export const useBoardWords = (): TFunction => {
  const t = useContext(WordsContext);
  if (t === null) throw new Error('useBoardWords outside of BoardProvider');
  return t;
};
