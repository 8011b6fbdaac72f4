import myHistory from '@lineboard/domain/catalogues/en/later/my-history.json';
import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import selling from '@lineboard/domain/catalogues/en/later/selling.json';
import { dayOf } from '@lineboard/domain/ground/calendar/book-day';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayFormats } from '../../ground/formats/use-day-formats.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { AccountPage } from '../../ground/page-frame/AccountPage.tsx';
import { MoreButton } from '../../ground/ui/MoreButton.tsx';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import classes from './BetSearchPage.module.css';
import { FoundBet } from './FoundBet.tsx';
import { findBets, useFoundBets } from './found-bets-store.ts';
import { SearchForm } from './SearchForm.tsx';
import { SearchSubject } from './SearchSubject.tsx';
import { useFindAddress } from './use-find-address.ts';

/** All bets of the customer, open and settled, that a search finds, the latest first. */
export function BetSearchPage() {
  useTexts({ 'my-history': myHistory, 'open-bets': openBets, selling });
  const { t } = useTranslation();
  const { full } = useDayFormats();
  const { question, ask } = useFindAddress();
  const source = useFoundBets();
  const load = useCallback(() => findBets(question), [question]);
  const { answer } = source;
  const lookedBackTo = answer?.lookedBackToMs ?? null;
  const day = lookedBackTo === null ? null : dayOf(lookedBackTo);
  return (
    <AccountPage
      title={t('my-history:searchTitle')}
      signInFirst={t('my-history:signInFirst')}
      loading={t('my-history:searching')}
      source={{ ...source, load }}
      controls={
        <>
          <SearchForm key={JSON.stringify(question)} question={question} onAsk={ask} />
          <SearchSubject question={question} bets={answer?.bets ?? []} onAsk={ask} />
        </>
      }
    >
      {answer?.bets.length === 0 && answer.next === null && (
        <PageEmpty title={t('my-history:nothingFound')} how={t('my-history:nothingFoundHow')} />
      )}
      <ul className={classes['found']}>
        {answer?.bets.map((bet) => (
          <FoundBet
            key={`${bet.ticketNumber}-${bet.wagerNumber}`}
            bet={bet}
            question={question}
            onAsk={ask}
          />
        ))}
      </ul>
      {day !== null && (
        <p role="status" className={classes['looked']}>
          {t('my-history:lookedBackTo', { day: full(day) })}
        </p>
      )}
      <MoreButton
        hasMore={answer !== null && answer.next !== null}
        isLoading={source.isLoadingMore}
        onMore={() => void source.loadMore()}
      />
    </AccountPage>
  );
}
