import type { RowHead } from '@lineboard/workers/board/board-frame';
import { lazy, memo, Suspense, useDeferredValue } from 'react';
import classes from './BoardRow.module.css';
import { useBoardParts } from './BoardProvider.tsx';
import { GameRow } from './GameRow.tsx';
import { LeagueRow } from './LeagueRow.tsx';
import { NoteRow, SkeletonRow } from './NoteRow.tsx';
import { useRowDetail } from './use-row-detail.ts';

/** None of these is on a board at first. */
export const loadFurtherRow = async () => ({ default: (await import('./FurtherRow.tsx')).FurtherRow });
const FurtherRow = lazy(loadFurtherRow);

interface BoardRowProps {
  head: RowHead;
  /** Its number among all rows, and within its list. */
  index: number;
  place: number;
  /** Its place, pixels from the top of all rows. */
  startPx: number;
  heightPx: number;
  isSticky: boolean;
  isPhone: boolean;
}

/** One row at its place. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { head, index, place, startPx, heightPx, isSticky, isPhone } = props;
  return (
    <div
      role="row"
      // The heading row above the list is the first.
      aria-rowindex={place + 2}
      data-index={index}
      className={classes['row']}
      data-sticky={isSticky}
      style={isSticky ? { height: heightPx } : { height: heightPx, transform: `translateY(${startPx}px)` }}
    >
      <Suspense>
        <RowContent head={head} isPhone={isPhone} />
      </Suspense>
    </div>
  );
});

function RowContent({ head, isPhone }: { head: RowHead; isPhone: boolean }) {
  const { board, League = LeagueRow } = useBoardParts();
  const known = useRowDetail(head.key);
  // The page's first board consists of many rows at once: it is drawn in slices, between which a slow phone handles
  // taps. Later rows, also by scrolling, are drawn at once.
  const detail = useDeferredValue(board.hasDrawn || known) === undefined ? undefined : known;
  if (detail === undefined || head.kind === 'skeleton') return <SkeletonRow />;
  if (detail.kind === 'league') return <League league={detail} isPhone={isPhone} />;
  if (detail.kind === 'game') return <GameRow rowKey={head.key} game={detail} isPhone={isPhone} />;
  if (detail.kind === 'note' && detail.range === null) return <NoteRow note={detail} />;
  return <FurtherRow rowKey={head.key} detail={detail} />;
}
