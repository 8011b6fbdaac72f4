import { addMadeBy } from '@lineboard/domain/books/daily-figures/add-made-by';
import { FIGURE_SPANS } from '@lineboard/domain/books/daily-figures/figure-bounds';
import type { FigureChartsAnswer } from '@lineboard/domain/books/daily-figures/figure-charts.schema';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../ground/page-frame/AccountPage.tsx';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import { Tab } from '../../ground/ui/Tab.tsx';
import { ClosingValues } from './ClosingValues.tsx';
import { BalanceChart } from './BalanceChart.tsx';
import classes from './ChartsView.module.css';
import { loadCharts, useFigureCharts } from './figures-store.ts';
import { MadeChart } from './MadeChart.tsx';
import { useFiguresAddress } from './use-figures-address.ts';
import { ViewTabs } from './ViewTabs.tsx';

const SPAN_TEXTS = { weeks: 'weeks', year: 'oneYear' } as const;

/** The balance day by day, and what wagers made by sport and by kind. */
export function ChartsView() {
  const { t } = useTranslation();
  const { span = 'weeks', change } = useFiguresAddress();
  const source = useFigureCharts();
  const { answer, error } = source;
  const load = useCallback(() => loadCharts(span), [span]);
  return (
    <AccountPage
      title={t('daily-figures:title')}
      signInFirst={t('daily-figures:signInFirst')}
      loading={t('daily-figures:loading')}
      source={{ ...source, load }}
      figures={<ViewTabs />}
      controls={
        <div role="group" aria-label={t('daily-figures:span')} className={classes['spans']}>
          {FIGURE_SPANS.map((each) => (
            <Tab
              key={each}
              isChosen={each === span}
              onChoose={() => change({ span: each === 'year' ? each : undefined }, true)}
            >
              {t(`daily-figures:${SPAN_TEXTS[each]}`)}
            </Tab>
          ))}
        </div>
      }
    >
      {answer !== null && <Charts answer={answer} isBusy={answer.span !== span && error === null} />}
    </AccountPage>
  );
}

function Charts({ answer, isBusy }: { answer: FigureChartsAnswer; isBusy: boolean }) {
  const { t } = useTranslation();
  const { days, kinds, closes, span } = answer;
  if (kinds.length === 0 && days.every(({ balanceCents }) => balanceCents === 0))
    return <PageEmpty title={t('daily-figures:empty')} how={t('daily-figures:emptyHow')} />;
  return (
    <div className={classes['charts']} aria-busy={isBusy}>
      <BalanceChart key={span} days={days} span={span} />
      <div className={classes['kinds']}>
        <MadeChart
          title={t('daily-figures:bySport')}
          made={addMadeBy(kinds, 'sportType').map((made) => ({
            ...made,
            text:
              made.name === 'Several'
                ? t('daily-figures:severalSports')
                : t(`sport:${made.name}`, { defaultValue: made.name }),
          }))}
        />
        <MadeChart
          title={t('daily-figures:byType')}
          made={addMadeBy(kinds, 'wagerType').map((made) => ({
            ...made,
            text: t(`daily-figures:type.${made.name}`, { defaultValue: made.name }),
          }))}
        />
      </div>
      <p className={classes['note']}>{t('daily-figures:chartsOf')}</p>
      {closes !== undefined && <ClosingValues closes={closes} />}
    </div>
  );
}
