import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../ground/page-frame/AccountPage.tsx';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { loadWeek, useWeekFigures } from './figures-store.ts';
import { useFiguresAddress } from './use-figures-address.ts';
import { ViewTabs } from './ViewTabs.tsx';
import { WeekDays } from './WeekDays.tsx';
import { WeekNavigation } from './WeekNavigation.tsx';
import { WeekTable } from './WeekTable.tsx';
import { WeekTotals } from './WeekTotals.tsx';

/** One week with the details of its days. */
export function WeekView() {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { week: weekOffset = 0 } = useFiguresAddress();
  const source = useWeekFigures();
  const load = useCallback(() => loadWeek(weekOffset), [weekOffset]);
  const { answer, error } = source;
  const Days = isPhone ? WeekDays : WeekTable;
  return (
    <AccountPage
      title={t('daily-figures:title')}
      signInFirst={t('daily-figures:signInFirst')}
      loading={t('daily-figures:loading')}
      source={{ ...source, load }}
      figures={<ViewTabs />}
    >
      {answer !== null && (
        <>
          <WeekNavigation weekOffset={weekOffset} today={answer.today} />
          <Days answer={answer} isBusy={answer.week.weekOffset !== weekOffset && error === null} />
          <WeekTotals week={answer.week} />
        </>
      )}
    </AccountPage>
  );
}
