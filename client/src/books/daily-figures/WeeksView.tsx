import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../ground/page-frame/AccountPage.tsx';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import { useWeeklyFigures } from './figures-store.ts';
import { StatementOffer } from './StatementOffer.tsx';
import { ViewTabs } from './ViewTabs.tsx';
import { WeekCards } from './WeekCards.tsx';
import { WeeksTable } from './WeeksTable.tsx';

/** Eight weeks, a row for each. */
export function WeeksView() {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const source = useWeeklyFigures();
  const { answer } = source;
  const isEmpty =
    answer?.weeks.every(
      ({ startingBalanceCents, valuesPerDay }) =>
        startingBalanceCents === 0 &&
        valuesPerDay.every(({ wagersCount, balanceCents }) => wagersCount === 0 && (balanceCents ?? 0) === 0),
    ) ?? false;
  return (
    <AccountPage
      title={t('daily-figures:title')}
      signInFirst={t('daily-figures:signInFirst')}
      loading={t('daily-figures:loading')}
      source={source}
      figures={<ViewTabs />}
    >
      {isEmpty && <PageEmpty title={t('daily-figures:empty')} how={t('daily-figures:emptyHow')} />}
      {answer !== null && (isPhone ? <WeekCards answer={answer} /> : <WeeksTable answer={answer} />)}
      {answer !== null && <StatementOffer today={answer.today} />}
    </AccountPage>
  );
}
