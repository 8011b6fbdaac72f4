import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBetTexts } from '../i18n/add-bet-texts.ts';
import { HookUpsSlot } from '../bets/HookUpsSlot.tsx';
import { AccountPage } from '../account/AccountPage.tsx';
import { useIsPhone } from '../ui/layout-width.ts';
import { MoreButton } from '../ui/MoreButton.tsx';
import { PageEmpty } from '../ui/PageEmpty.tsx';
import { listTotals } from './list-totals.ts';
import { listTransactions } from './list-transactions.ts';
import { TransactionCards } from './TransactionCards.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import classes from './TransactionsPage.module.css';
import { SHOWN_DAYS, useTransactions } from './transactions-store.ts';

/** What moved the customer's money lately, the newest first: settled wagers, corrections, payments. */
export function TransactionsPage() {
  useBetTexts();
  const { t } = useTranslation('transactions');
  const isPhone = useIsPhone();
  const source = useTransactions();
  const { answer } = source;
  const shown = useMemo(() => (answer === null ? [] : listTransactions(answer)), [answer]);
  const parts = {
    shown,
    bets: answer?.bets ?? [],
    totals: answer === null ? [] : listTotals(answer),
  };
  return (
    <AccountPage
      title={t('title')}
      signInFirst={t('signInFirst')}
      loading={t('loading')}
      source={source}
      figures={<p className={classes['range']}>{t('lastDays', { count: SHOWN_DAYS })}</p>}
    >
      {shown.length === 0 && <PageEmpty title={t('nothing')} how={t('nothingHow')} />}
      {shown.length > 0 && (isPhone ? <TransactionCards {...parts} /> : <TransactionTable {...parts} />)}
      <MoreButton
        hasMore={answer !== null && answer.next !== null}
        isLoading={source.isLoadingMore}
        onMore={() => void source.loadMore()}
      />
      <HookUpsSlot />
    </AccountPage>
  );
}
