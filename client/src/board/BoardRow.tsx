import type { RowHead } from '@lineboard/workers/board/board-frame';
import { lazy, memo, Suspense } from 'react';
import classes from './BoardRow.module.css';
import { ContestantRow } from './ContestantRow.tsx';
import { GameRow } from './GameRow.tsx';
import { HeadingRow } from './HeadingRow.tsx';
import { LadderRow } from './LadderRow.tsx';
import { LeagueRow } from './LeagueRow.tsx';
import { NoteRow, SkeletonRow } from './NoteRow.tsx';
import { useRowDetail } from './use-row-detail.ts';

// Nothing of them stands on a board at first sight.
const LadderHeadRow = lazy(async () => ({ default: (await import('./LadderHeadRow.tsx')).LadderHeadRow }));
const RungRow = lazy(async () => ({ default: (await import('./RungRow.tsx')).RungRow }));
const PropHeadRow = lazy(async () => ({ default: (await import('./PropHeadRow.tsx')).PropHeadRow }));
const PropRow = lazy(async () => ({ default: (await import('./PropRow.tsx')).PropRow }));
const HistoryRow = lazy(async () => ({ default: (await import('./HistoryRow.tsx')).HistoryRow }));

interface BoardRowProps {
  head: RowHead;
  index: number;
  /** Where it stands, pixels from the top of all rows. */
  startPx: number;
  heightPx: number;
  isSticky: boolean;
  isPhone: boolean;
}

/** One row at its place. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { head, index, startPx, heightPx, isSticky, isPhone } = props;
  return (
    <div
      role="row"
      // The heading row above the list is the first.
      aria-rowindex={index + 2}
      data-index={index}
      className={classes['row']}
      data-sticky={isSticky}
      style={isSticky ? { height: heightPx } : { height: heightPx, transform: `translateY(${startPx}px)` }}
    >
      <RowContent head={head} isPhone={isPhone} />
    </div>
  );
});

function RowContent({ head, isPhone }: { head: RowHead; isPhone: boolean }) {
  const detail = useRowDetail(head.key);
  if (detail === undefined || head.kind === 'skeleton') return <SkeletonRow />;
  switch (detail.kind) {
    case 'league':
      return <LeagueRow league={detail} isPhone={isPhone} />;
    case 'game':
      return <GameRow rowKey={head.key} game={detail} isPhone={isPhone} />;
    case 'history':
      return (
        <Suspense>
          <HistoryRow history={detail} />
        </Suspense>
      );
    case 'ladderHead':
      return (
        <Suspense>
          <LadderHeadRow head={detail} />
        </Suspense>
      );
    case 'rung':
      return (
        <Suspense>
          <RungRow rowKey={head.key} rung={detail} />
        </Suspense>
      );
    case 'ladder':
      return <LadderRow ladder={detail} />;
    case 'contestant':
      return <ContestantRow rowKey={head.key} contestant={detail} />;
    case 'propHead':
      return (
        <Suspense>
          <PropHeadRow head={detail} />
        </Suspense>
      );
    case 'prop':
      return (
        <Suspense>
          <PropRow rowKey={head.key} prop={detail} />
        </Suspense>
      );
    case 'contest':
    case 'title':
      return <HeadingRow heading={detail} />;
    case 'note':
      return <NoteRow note={detail} />;
  }
}
