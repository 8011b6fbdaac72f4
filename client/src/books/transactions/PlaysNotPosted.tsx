import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import transactionsTexts from '@lineboard/domain/catalogues/en/later/transactions.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { PLAY_TABS, type PlayTab } from '@lineboard/domain/books/transactions/play-tab';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../ground/page-frame/AccountPage.tsx';
import { MoreButton } from '../../ground/ui/MoreButton.tsx';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import { Tab } from '../../ground/ui/Tab.tsx';
import { loadPlays, usePlaysNotPosted } from './plays-store.ts';
import classes from './PlaysNotPosted.module.css';
import { PlaysTable } from './PlaysTable.tsx';

/** Casino plays whose money has not reached the balance yet. */
export function PlaysNotPosted({ tab, onTab }: { tab: PlayTab; onTab: (tab: PlayTab) => void }) {
  useTexts({ 'open-bets': openBets, transactions: transactionsTexts });
  const { t } = useTranslation();
  const source = usePlaysNotPosted();
  const { answer } = source;
  const load = useCallback(() => loadPlays(tab), [tab]);
  return (
    <AccountPage
      title={t('transactions:nonPosted')}
      signInFirst={t('transactions:nonPostedSignIn')}
      loading={t('transactions:nonPostedLoading')}
      source={{ ...source, load }}
      controls={
        <div role="group" aria-label={t('transactions:tabs')} className={classes['tabs']}>
          {PLAY_TABS.map((each) => (
            <Tab key={each} isChosen={each === tab} onChoose={() => onTab(each)}>
              {t(`transactions:tab.${each}`)}
            </Tab>
          ))}
        </div>
      }
    >
      {answer?.plays.length === 0 && (
        <PageEmpty title={t('transactions:nonPostedEmpty')} how={t('transactions:nonPostedEmptyHow')} />
      )}
      {answer !== null && answer.plays.length > 0 && <PlaysTable answer={answer} />}
      <MoreButton
        hasMore={answer !== null && answer.next !== null}
        isLoading={source.isLoadingMore}
        onMore={() => void source.loadMore()}
      />
    </AccountPage>
  );
}
