import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { afterPaint } from './after-paint.ts';
import { type LivePage, startLivePage } from './live-page.ts';

const LivePageContext = createContext<LivePage | null>(null);

/** Gives the page its live prices for as long as it is there. */
export function LiveProvider({ page, children }: { page: LivePage; children: ReactNode }) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = afterPaint(() => {
      stop = startLivePage(page);
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [page]);
  return <LivePageContext value={page}>{children}</LivePageContext>;
}

export const useLivePage = (): LivePage => {
  const page = useContext(LivePageContext);
  if (page === null) throw new Error('useLivePage outside of LiveProvider');
  return page;
};
