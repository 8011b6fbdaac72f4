import { type ReactNode, useEffect } from 'react';
import { BoardProvider } from '../../lines/board/BoardProvider.tsx';
import { afterPaint } from './after-paint.ts';
import { keepLines } from './lifecycles.ts';
import type { LivePage } from './live-page.ts';

/** Gives the page its live prices for as long as it is open. */
export function LiveProvider({ page, children }: { page: LivePage; children: ReactNode }) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = afterPaint(() => {
      stop = keepLines(page);
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [page]);
  return <BoardProvider parts={page.board}>{children}</BoardProvider>;
}
