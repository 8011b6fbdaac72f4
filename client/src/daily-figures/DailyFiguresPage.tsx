import { useBetTexts } from '../i18n/add-bet-texts.ts';
import { useFigureTexts } from '../i18n/add-figure-texts.ts';
import { useFiguresAddress } from './use-figures-address.ts';
import { WeeksView } from './WeeksView.tsx';
import { WeekView } from './WeekView.tsx';

/** What each day and week of the account made (HR-43). */
export function DailyFiguresPage() {
  useBetTexts();
  useFigureTexts();
  const { view } = useFiguresAddress();
  return view === 'week' ? <WeekView /> : <WeeksView />;
}
