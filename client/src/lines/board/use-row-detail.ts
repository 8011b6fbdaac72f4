import type { RowDetail, RowKey } from '@lineboard/workers/board/board-frame';
import { useCallback, useSyncExternalStore } from 'react';
import { useBoardParts } from './BoardProvider.tsx';

/** Teams, scores and headings of one row. Prices are not in it: they never pass through React. */
export const useRowDetail = (key: RowKey): RowDetail | undefined => {
  const { board } = useBoardParts();
  const subscribe = useCallback((listener: () => void) => board.subscribeDetail(key, listener), [board, key]);
  return useSyncExternalStore(subscribe, () => board.detail(key));
};
