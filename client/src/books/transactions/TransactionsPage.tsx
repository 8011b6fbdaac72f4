import myHistory from '@lineboard/domain/catalogues/en/later/my-history.json';
import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import transactionsTexts from '@lineboard/domain/catalogues/en/later/transactions.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../ground/page-frame/AccountPage.tsx';
import { ExportButtons } from '../exports/ExportButtons.tsx';
import { HookUpsSlot } from '../../betting/bets/HookUpsSlot.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { MoreButton } from '../../ground/ui/MoreButton.tsx';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import { listTotals } from './list-totals.ts';
import { listTransactions } from './list-transactions.ts';
import { parseTransactionsSearch } from './parse-transactions-search.ts';
import { ReportLinks } from './ReportLinks.tsx';
import { TicketTransactionsSlot } from './TicketTransactionsSlot.tsx';
import { TransactionCards } from './TransactionCards.tsx';
import { TransactionsFilterBar } from './TransactionsFilterBar.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { daysOfSearch, filterOfSearch, loadTransactions, useTransactions } from './transactions-store.ts';
import { useBookToday } from './use-book-today.ts';
import { useTransactionsAddress } from './use-transactions-address.ts';

const BetSearchPage = lazyPart(() => import('../bet-search/BetSearchPage.tsx'), 'BetSearchPage');

/** The transactions, or the search among all bets: both tell of what was. */
export function TransactionsPage() {
  const isSearch = useSearch({
    strict: false,
    select: (search: object) => 'findBets' in search && search.findBets === true,
  });
  return isSearch ? (
    <Suspense>
      <BetSearchPage />
    </Suspense>
  ) : (
    <TransactionsList />
  );
}

/** The transactions of the chosen days, the newest first: settled wagers, corrections, payments, plays. */
function TransactionsList() {
  useTexts({ 'my-history': myHistory, 'open-bets': openBets, transactions: transactionsTexts });
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const source = useTransactions();
  const { answer } = source;
  const { range, start, end, kind, change } = useTransactionsAddress();
  const today = useBookToday();
  const load = useCallback(
    () => loadTransactions(filterOfSearch(parseTransactionsSearch({ range, start, end, kind }), today)),
    [range, start, end, kind, today],
  );
  const days = daysOfSearch(parseTransactionsSearch({ range, start, end }), today);
  const shown = useMemo(() => (answer === null ? [] : listTransactions(answer)), [answer]);
  const parts = {
    shown,
    bets: answer?.bets ?? [],
    totals: answer === null ? [] : listTotals(answer),
  };
  return (
    <AccountPage
      title={t('transactions:title')}
      signInFirst={t('transactions:signInFirst')}
      loading={t('transactions:loading')}
      source={{ ...source, load }}
      figures={<ReportLinks />}
      controls={<TransactionsFilterBar />}
    >
      {shown.length > 0 && (
        <ExportButtons
          call="exportTransactions"
          query={{ ...days, ...(kind === undefined ? {} : { type: kind }) }}
          fileName={t('transactions:title')}
        />
      )}
      {shown.length === 0 && (
        <PageEmpty title={t('transactions:nothing')} how={t('transactions:nothingHow')} />
      )}
      {shown.length === 0 && kind !== undefined && (
        <button type="button" onClick={() => change({ kind: undefined })}>
          {t('transactions:showAllTypes')}
        </button>
      )}
      {shown.length > 0 && (isPhone ? <TransactionCards {...parts} /> : <TransactionTable {...parts} />)}
      <MoreButton
        hasMore={answer !== null && answer.next !== null}
        isLoading={source.isLoadingMore}
        onMore={() => void source.loadMore()}
      />
      <HookUpsSlot />
      <TicketTransactionsSlot />
    </AccountPage>
  );
}
