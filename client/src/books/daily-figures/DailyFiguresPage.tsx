import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import transactions from '@lineboard/domain/catalogues/en/later/transactions.json';
import dailyFigures from '@lineboard/domain/catalogues/en/later/daily-figures.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { useFiguresAddress } from './use-figures-address.ts';
import { WeeksView } from './WeeksView.tsx';
import { WeekView } from './WeekView.tsx';

// Its drawing is loaded when somebody opens it.
const ChartsView = lazyPart(() => import('./ChartsView.tsx'), 'ChartsView');

/** What each day and week of the account made (HR-43). */
export function DailyFiguresPage() {
  useTexts({ 'open-bets': openBets, transactions, 'daily-figures': dailyFigures });
  const { view } = useFiguresAddress();
  if (view === 'charts')
    return (
      <Suspense>
        <ChartsView />
      </Suspense>
    );
  return view === 'week' ? <WeekView /> : <WeeksView />;
}
