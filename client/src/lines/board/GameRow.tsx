import type { GameDetail, RowKey } from '@lineboard/workers/board/board-frame';
import { memo, Suspense, useMemo } from 'react';
import { createGameColumns } from './game-columns.ts';
import { GameInfo } from './GameInfo.tsx';
import { useBoardWords } from './BoardProvider.tsx';
import classes from './GameRow.module.css';
import { RowEnd } from './RowEnd.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { useCells } from './use-cells.ts';

// Only wide boards have the room.
const GameExtras = lazyPart(() => import('./GameExtras.tsx'), 'GameExtras');

interface GameRowProps {
  rowKey: RowKey;
  game: GameDetail;
  isPhone: boolean;
}

/** Two lines, three with a draw: the teams, and a column of prices for each market. */
export const GameRow = memo(function GameRow({ rowKey, game, isPhone }: GameRowProps) {
  const t = useBoardWords();
  const { gameNum, periodNumber, team1, team2, hasDraw, teamTotals, isTeased } = game;
  const columns = useMemo(
    // A score must not rebuild the cells: it is not among these.
    () => createGameColumns(t, { gameNum, periodNumber, team1, team2, hasDraw, teamTotals, isTeased }),
    [t, gameNum, periodNumber, team1, team2, hasDraw, teamTotals, isTeased],
  );
  const place = useCells(rowKey, columns);
  return (
    <div className={classes['row']} data-further={game.isFurtherPeriod} data-columns={columns.length}>
      <GameInfo game={game} />
      <div ref={place} role="presentation" className={classes['cells']} />
      {game.extras !== null && (
        <Suspense>
          <GameExtras rowKey={rowKey} game={game} extras={game.extras} />
        </Suspense>
      )}
      <RowEnd game={game} isPhone={isPhone} />
    </div>
  );
});
