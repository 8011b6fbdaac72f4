import { useEffect, useMemo } from 'react';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { useSettledNews } from '../../books/transactions/settled-news-store.ts';
import { listNews, type News } from './list-news.ts';
import { useNotifications } from './notifications-store.ts';

/**
 * The customer's news, as the page knows them. Whenever the ledger has been asked, also on connecting, the results of
 * tickets are requested as well: so nothing is lost that came while the page was closed.
 */
export const useNews = (): readonly News[] => {
  const customerId = useSession((state) => selectCustomer(state)?.customerId ?? null);
  const recent = useSettledNews((state) => state.recent);
  const { answer, load, forget } = useNotifications();
  useEffect(() => {
    if (customerId === null) forget();
    else if (recent !== null) void load();
  }, [customerId, recent, load, forget]);
  return useMemo(() => (answer === null ? [] : listNews(recent, answer)), [recent, answer]);
};
