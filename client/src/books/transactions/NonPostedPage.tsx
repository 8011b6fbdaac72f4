import { isPlayTab, type PlayTab } from '@lineboard/domain/books/transactions/play-tab';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PlaysNotPosted } from './PlaysNotPosted.tsx';

const tabOf = (search: Record<string, unknown>): PlayTab =>
  isPlayTab(search['tab']) ? search['tab'] : 'all';

/** The play list's own page: the tab is in its address. */
export function NonPostedPage() {
  const tab = useSearch({ strict: false, select: (search) => tabOf({ ...search }) });
  const navigate = useNavigate();
  return (
    <PlaysNotPosted
      tab={tab}
      onTab={(each) =>
        void navigate({
          to: '.',
          search: (each === 'all' ? {} : { tab: each }) as never,
          resetScroll: false,
        })
      }
    />
  );
}
