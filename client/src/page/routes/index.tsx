import { createFileRoute } from '@tanstack/react-router';
import { LINES_PAGE } from './-lines-page.ts';
import { parseOfferingSearch } from '../shell/parse-offering-search.ts';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

export const Route = createFileRoute('/')({
  staticData: {
    page: {
      ...LINES_PAGE,
      keys: [
        { letter: 'l', text: 'keys:keyLines' },
        { letter: 'v', text: 'keys:keyLive', search: { live: true } },
      ],
      links: [
        { in: 'header', at: 1, text: 'shell:lines', search: {} },
        { in: 'header', at: 2, text: 'shell:live', search: { live: true }, hasLiveCount: true },
        { in: 'bar', at: 1, text: 'shell:lines', icon: 'lines', search: {} },
        { in: 'bar', at: 2, text: 'shell:live', icon: 'live', search: { live: true }, hasLiveCount: true },
      ],
    },
  },
  validateSearch: parseOfferingSearch,
  component: lazyPage(() => import('../../lines/side-features/LinesPage.tsx'), 'LinesPage'),
});
