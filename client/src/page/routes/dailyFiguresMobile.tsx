import { createFileRoute } from '@tanstack/react-router';
import { parseFiguresSearch } from '../../books/daily-figures/parse-figures-search.ts';
import { DAILY_FIGURES_PAGE } from './-daily-figures-page.ts';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

export const Route = createFileRoute('/dailyFiguresMobile')({
  staticData: {
    page: {
      ...DAILY_FIGURES_PAGE,
      layout: 'phone',
      links: [{ in: 'drawer', at: 2, text: 'shell:dailyFigures', onlyOnline: true }],
    },
  },
  validateSearch: parseFiguresSearch,
  component: lazyPage(() => import('../../books/daily-figures/DailyFiguresPage.tsx'), 'DailyFiguresPage'),
});
