import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import myHistory from '@lineboard/domain/catalogues/en/later/my-history.json';
import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import transactions from '@lineboard/domain/catalogues/en/later/transactions.json';
import ticketTexts from '@lineboard/domain/catalogues/en/later/ticket.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import './print.css';
import { parseTicketNumber } from '@lineboard/domain/betting/request/parse-ticket-number';
import { useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../ground/page-frame/AccountPage.tsx';
import { usePageSubject } from '../../ground/ui/use-page-subject.ts';
import { StoryFigures } from './StoryFigures.tsx';
import { StoryParts } from './StoryParts.tsx';
import { TicketMissing } from './TicketMissing.tsx';
import { loadTicketStory, useTicketStory } from './ticket-story-store.ts';

/** Everything about one ticket: its bets, how it was placed, what happened to it, and its money. */
export function TicketPage() {
  useTexts({
    combination,
    'my-history': myHistory,
    'open-bets': openBets,
    transactions,
    ticket: ticketTexts,
  });
  const { t } = useTranslation();
  const { number: text } = useParams({ strict: false });
  const number = parseTicketNumber(text ?? '');
  const title = number === null ? t('ticket:anyTicket') : t('ticket:title', { number });
  usePageSubject(title);
  const source = useTicketStory();
  const load = useCallback(() => loadTicketStory(number), [number]);
  const { answer } = source;
  const story = answer === 'missing' ? null : answer;
  return (
    <AccountPage
      title={title}
      signInFirst={t('ticket:signInFirst')}
      loading={t('ticket:loading')}
      source={{ ...source, load }}
      figures={story !== null && <StoryFigures story={story} />}
    >
      {story === null ? <TicketMissing /> : <StoryParts story={story} />}
    </AccountPage>
  );
}
