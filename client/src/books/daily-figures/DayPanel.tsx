import type { Day } from '@lineboard/domain/ground/calendar/book-day';
import { KINDS_OF_FIGURE } from '@lineboard/domain/books/daily-figures/kinds-of-figure';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HookUpsSlot } from '../../betting/bets/HookUpsSlot.tsx';
import { listTotals } from '../transactions/list-totals.ts';
import { listTransactions } from '../transactions/list-transactions.ts';
import { TicketTransactionsSlot } from '../transactions/TicketTransactionsSlot.tsx';
import { TransactionCards } from '../transactions/TransactionCards.tsx';
import { TransactionTable } from '../transactions/TransactionTable.tsx';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { MoreButton } from '../../ground/ui/MoreButton.tsx';
import { Tab } from '../../ground/ui/Tab.tsx';
import classes from './DayPanel.module.css';
import { type DayTransactions, loadDay, useDayTransactions } from './figures-store.ts';
import { useDayFormats } from '../../ground/formats/use-day-formats.ts';

/** The content of the panel's list for its day. */
export type DayList = 'transactions' | 'wagers' | 'casino';

const KINDS_OF_LIST = { wagers: KINDS_OF_FIGURE.winLoss, casino: KINDS_OF_FIGURE.casinoWinLoss };

/** The totals under each list. */
const TOTAL_OF_LIST = { wagers: 'result', casino: 'casino' } as const;

const selectShown = (answer: DayTransactions, list: DayList) => {
  const shown = listTransactions(answer);
  return list === 'transactions'
    ? shown
    : shown.filter(({ transaction }) => KINDS_OF_LIST[list].includes(transaction.kind));
};

/** Under the pressed day: what moved its money, or only its wagers or casino, with what each made. */
export function DayPanel({ day, list: firstList }: { day: Day; list: Exclude<DayList, 'casino'> }) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [list, setList] = useState<DayList>(firstList);
  const { full } = useDayFormats();
  const { answer, error, isLoadingMore, loadMore } = useDayTransactions();
  const isOfDay = answer !== null && answer.day === day;
  const shown = useMemo(() => (isOfDay ? selectShown(answer, list) : []), [isOfDay, answer, list]);
  if (!isOfDay && error === null) return null;
  const totals = isOfDay ? listTotals(answer) : [];
  const parts = {
    shown,
    bets: answer?.bets ?? [],
    totals: list === 'transactions' ? totals : totals.filter(({ name }) => name === TOTAL_OF_LIST[list]),
  };
  return (
    <section className={classes['panel']} aria-label={t(`daily-figures:of.${list}`, { day: full(day) })}>
      <h2>{t(`daily-figures:of.${list}`, { day: full(day) })}</h2>
      {firstList === 'wagers' && (
        <div role="group" aria-label={full(day)} className={classes['lists']}>
          {(['wagers', 'casino'] as const).map((each) => (
            <Tab key={each} isChosen={each === list} onChoose={() => setList(each)}>
              {t(`daily-figures:lists.${each}`)}
            </Tab>
          ))}
        </div>
      )}
      {error !== null && (
        <div role="alert">
          <p>{t(`error:${error.code}`)}</p>
          <button type="button" onClick={() => loadDay(day)}>
            {t('shell:retry')}
          </button>
        </div>
      )}
      {isOfDay && shown.length === 0 && <p>{t(`daily-figures:nothing.${list}`)}</p>}
      {shown.length > 0 && (isPhone ? <TransactionCards {...parts} /> : <TransactionTable {...parts} />)}
      <MoreButton
        hasMore={isOfDay && answer.next !== null}
        isLoading={isLoadingMore}
        onMore={() => void loadMore()}
      />
      <HookUpsSlot />
      <TicketTransactionsSlot />
    </section>
  );
}
