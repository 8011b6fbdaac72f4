import type { GameDetail, LeagueDetail, RowDetail, RowKey } from '@lineboard/workers/board/board-frame';
import { ContestantRow } from './ContestantRow.tsx';
import { EmptyRangeRow } from './EmptyRangeRow.tsx';
import { HeadingRow } from './HeadingRow.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import { LadderHeadRow } from './LadderHeadRow.tsx';
import { LadderRow } from './LadderRow.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { MyGamesHeading } from './MyGamesHeading.tsx';
import { PropHeadRow } from './PropHeadRow.tsx';
import { PropRow } from './PropRow.tsx';
import { RungRow } from './RungRow.tsx';

// The code that grades comes with it.
const MyGameRow = lazyPart(() => import('./MyGameRow.tsx'), 'MyGameRow');

interface FurtherRowProps {
  rowKey: RowKey;
  detail: Exclude<RowDetail, GameDetail | LeagueDetail>;
}

/**
 * Further rows of a board besides leagues and games: contests, and the parts of an unfolded game. Loaded when needed.
 */
export function FurtherRow({ rowKey, detail }: FurtherRowProps) {
  switch (detail.kind) {
    case 'history':
      return <HistoryRow history={detail} />;
    case 'ladderHead':
      return <LadderHeadRow head={detail} />;
    case 'rung':
      return <RungRow rowKey={rowKey} rung={detail} />;
    case 'ladder':
      return <LadderRow ladder={detail} />;
    case 'contestant':
      return <ContestantRow rowKey={rowKey} contestant={detail} />;
    case 'propHead':
      return <PropHeadRow head={detail} />;
    case 'prop':
      return <PropRow rowKey={rowKey} prop={detail} />;
    case 'mine':
      return <MyGamesHeading place={detail.place} />;
    case 'mineGame':
      return <MyGameRow gameNum={detail.gameNum} />;
    case 'contest':
    case 'title':
      return <HeadingRow heading={detail} />;
    case 'note':
      return detail.range === null ? null : <EmptyRangeRow range={detail.range} />;
  }
}
