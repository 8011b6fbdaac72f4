import type { RowHead } from '@lineboard/workers/board/board-frame';
import { useEffect } from 'react';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useBoardParts } from './BoardProvider.tsx';
import { findTarget } from './use-board-target.ts';

/** Reports the teams of the target game, as soon as the board knows them: the page is named after it. */
export const useTargetNames = (rows: readonly RowHead[]): void => {
  const { board } = useBoardParts();
  const gameNum = useOffering(({ target }) => target?.gameNum);
  const key = gameNum === undefined ? undefined : rows[findTarget(rows, { gameNum })]?.key;
  useEffect(() => {
    if (key === undefined) return;
    const tell = (): void => {
      const game = board.detail(key);
      if (game?.kind !== 'game') return;
      const { team1, team2 } = game;
      useOffering.getState().changeOffering({ targetNames: { gameNum: game.gameNum, team1, team2 } });
    };
    tell();
    return board.subscribeDetail(key, tell);
  }, [board, key]);
};
