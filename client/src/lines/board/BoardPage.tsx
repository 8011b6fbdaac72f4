import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SliderSlot } from '../../words/banners/SliderSlot.tsx';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { LiveSports } from '../../betting/offering/LiveSports.tsx';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { Board } from './Board.tsx';
import classes from './BoardPage.module.css';
import { BoardRail } from './BoardRail.tsx';
import { BoardToolbar } from './BoardToolbar.tsx';
import { EmptyBoard } from './EmptyBoard.tsx';
import { LeagueStrip } from './LeagueStrip.tsx';
import { NarrowedNote } from './NarrowedNote.tsx';

interface BoardPageProps {
  /** What the book puts forward, not above games in play. */
  spotlight: ReactNode;
  /** Only on a desk, at the end of the row above the board. */
  tool: ReactNode;
  /** Only on a desk, next to the board. */
  beside: ReactNode;
}

/** The bet offering: the filters of the board, and the board. */
export function BoardPage({ spotlight, tool, beside }: BoardPageProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const isLive = useOffering((state) => state.onlyLive);
  return (
    <div className={classes['page']}>
      <h1 className="lb-visually-hidden">{isLive ? t('board:titleLive') : t('board:title')}</h1>
      <SliderSlot isPhone={isPhone} />
      {isPhone ? (
        <BoardRail spotlight={spotlight} />
      ) : (
        <>
          {isLive ? <LiveSports /> : <LeagueStrip isPhone={false} />}
          {!isLive && spotlight}
          <div className={classes['bar']}>
            <BoardToolbar />
            {tool}
          </div>
          <NarrowedNote />
        </>
      )}
      <div className={classes['container']}>
        <div className={classes['lines']}>
          <Board />
          <EmptyBoard />
        </div>
        {beside}
      </div>
    </div>
  );
}
