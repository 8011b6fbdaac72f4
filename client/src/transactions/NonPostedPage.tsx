import { isPlayTab, PLAY_TABS, type PlayTab } from '@lineboard/domain/transactions/play-tab';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../account/AccountPage.tsx';
import { useBetTexts } from '../i18n/add-bet-texts.ts';
import { MoreButton } from '../ui/MoreButton.tsx';
import { PageEmpty } from '../ui/PageEmpty.tsx';
import { Tab } from '../ui/Tab.tsx';
import classes from './NonPostedPage.module.css';
import { loadPlays, usePlaysNotPosted } from './plays-store.ts';
import { PlaysTable } from './PlaysTable.tsx';

const tabOf = (search: Record<string, unknown>): PlayTab =>
  isPlayTab(search['tab']) ? search['tab'] : 'all';

/** Casino plays whose money has not reached the balance yet. */
export function NonPostedPage() {
  useBetTexts();
  const { t } = useTranslation('transactions');
  const tab = useSearch({ strict: false, select: (search) => tabOf({ ...search }) });
  const navigate = useNavigate();
  const source = usePlaysNotPosted();
  const { answer } = source;
  const load = useCallback(() => loadPlays(tab), [tab]);
  return (
    <AccountPage
      title={t('nonPosted')}
      signInFirst={t('nonPostedSignIn')}
      loading={t('nonPostedLoading')}
      source={{ ...source, load }}
      controls={
        <div role="group" aria-label={t('tabs')} className={classes['tabs']}>
          {PLAY_TABS.map((each) => (
            <Tab
              key={each}
              isChosen={each === tab}
              onChoose={() =>
                void navigate({
                  to: '.',
                  search: (each === 'all' ? {} : { tab: each }) as never,
                  resetScroll: false,
                })
              }
            >
              {t(`transactions:tab.${each}`)}
            </Tab>
          ))}
        </div>
      }
    >
      {answer?.plays.length === 0 && <PageEmpty title={t('nonPostedEmpty')} how={t('nonPostedEmptyHow')} />}
      {answer !== null && answer.plays.length > 0 && <PlaysTable answer={answer} />}
      <MoreButton
        hasMore={answer !== null && answer.next !== null}
        isLoading={source.isLoadingMore}
        onMore={() => void source.loadMore()}
      />
    </AccountPage>
  );
}
