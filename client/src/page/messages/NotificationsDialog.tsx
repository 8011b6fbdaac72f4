import messagesTexts from '@lineboard/domain/catalogues/en/later/messages.json';
import myHistory from '@lineboard/domain/catalogues/en/later/my-history.json';
import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import transactions from '@lineboard/domain/catalogues/en/later/transactions.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerSaid } from '../../ground/page-frame/AnswerSaid.tsx';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { PushSection } from '../../account/notifications/PushSection.tsx';
import { LineAlertsSection } from '../../lines/alerts/LineAlertsSection.tsx';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useCloseDialog } from '../../ground/ui/use-named-dialog.ts';
import { usePagePath } from '../../ground/ui/use-pages.ts';
import classes from './NotificationsDialog.module.css';
import { InboxLink } from './InboxLink.tsx';
import type { News } from './list-news.ts';
import { markSeen, useNotifications } from './notifications-store.ts';
import { useNews } from './use-news.ts';
import { useNewsWords } from './use-news-words.ts';

/** Results of the customer's tickets and cashier requests, newest first; new ones are marked, and seen from now on. */
export function NotificationsDialog() {
  useTexts({ messages: messagesTexts, 'my-history': myHistory, 'open-bets': openBets, transactions });
  const { t } = useTranslation();
  const close = useCloseDialog();
  const source = useNotifications();
  const isKnown = useSession(({ session }) => session !== null);
  const isCustomer = useSession((state) => selectCustomer(state) !== null);
  const news = useNews();
  const seen = source.answer?.seenEntryId ?? null;
  // Everything is seen from now on; new entries stay marked for as long as they are shown.
  const [seenBefore, setSeenBefore] = useState(seen);
  if (seenBefore === null && seen !== null) setSeenBefore(seen);
  const newest = news[0]?.entryId ?? 0;
  useEffect(() => void markSeen(newest), [newest]);
  useEffect(() => {
    if (isCustomer && useNotifications.getState().answer === null) void useNotifications.getState().load();
  }, [isCustomer]);
  return (
    <ModalFrame title={t('messages:notifications')} onClose={close}>
      <AnswerSaid source={source} isWanted={isCustomer} loading={t('messages:loadingNotifications')} />
      {isKnown && !isCustomer && (
        <p className={classes['said']}>
          {t('messages:signInFirst')} <Link to="/signIn">{t('shell:signIn')}</Link>
        </p>
      )}
      {isCustomer && <InboxLink />}
      {isCustomer && <PushSection isShort />}
      {isCustomer && <LineAlertsSection />}
      {source.answer !== null && news.length === 0 && (
        <p className={classes['said']}>{t('messages:noNews')}</p>
      )}
      {news.length > 0 && (
        <ul className={classes['list']}>
          {news.map((each) => (
            <NewsRow key={each.entryId} news={each} isNew={each.entryId > (seenBefore ?? 0)} />
          ))}
        </ul>
      )}
    </ModalFrame>
  );
}

/** null: a refused live bet became no ticket, and cash has none. */
const ticketOf = (news: News): number | null => {
  if (news.kind === 'cash') return null;
  return news.kind === 'graded' ? (news.shown.transaction.wager?.ticketNumber ?? null) : news.ticketNumber;
};

function NewsRow({ news, isNew }: { news: News; isNew: boolean }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const wordsOf = useNewsWords();
  const pathOf = usePagePath();
  const { subject, body } = wordsOf(news);
  const ticketNumber = ticketOf(news);
  return (
    <li className={classes['news']} data-new={isNew}>
      <Link
        {...(ticketNumber === null
          ? { to: pathOf(news.kind === 'cash' ? 'transactions' : 'openBets') }
          : { to: '/ticket/$number', params: { number: String(ticketNumber) } })}
      >
        <span className={classes['mark']} aria-hidden="true" />
        <span className={classes['subject']}>
          {isNew && <span className={classes['unseen']}>{t('messages:new')} </span>}
          {subject}
        </span>
        <time className="lb-figures" dateTime={new Date(news.atMs).toISOString()}>
          {dateTime(news.atMs)}
        </time>
        <span className={`${classes['body']} lb-figures`}>{body}</span>
      </Link>
    </li>
  );
}
