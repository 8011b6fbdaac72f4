import { Suspense } from 'react';
import { useBetTexts } from '../i18n/add-bet-texts.ts';
import { useFigureTexts } from '../i18n/add-figure-texts.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { useFiguresAddress } from './use-figures-address.ts';
import { WeeksView } from './WeeksView.tsx';
import { WeekView } from './WeekView.tsx';

// Its drawing is loaded when somebody looks at it.
const ChartsView = lazyPart(() => import('./ChartsView.tsx'), 'ChartsView');

/** What each day and week of the account made (HR-43). */
export function DailyFiguresPage() {
  useBetTexts();
  useFigureTexts();
  const { view } = useFiguresAddress();
  if (view === 'charts')
    return (
      <Suspense>
        <ChartsView />
      </Suspense>
    );
  return view === 'week' ? <WeekView /> : <WeeksView />;
}
