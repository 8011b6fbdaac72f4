import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import transactions from '@lineboard/domain/catalogues/en/later/transactions.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../ground/page-frame/AccountPage.tsx';
import { MoreButton } from '../../ground/ui/MoreButton.tsx';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import { SaleSlot } from '../../betting/selling/SaleSlot.tsx';
import { useSelling } from '../../betting/selling/use-selling.ts';
import { OpenRow, PendingRows } from './BesideRows.tsx';
import classes from './OpenBetsBeside.module.css';
import { useOpenBets } from './open-bets-store.ts';
import { SweatStrip } from './SweatStrip.tsx';
import { useFollowBets } from './use-follow-bets.ts';

const NONE: readonly OpenBet[] = [];

/** The bets at risk, one below the other in a narrow column: their current state, and what the book pays for them. */
export function OpenBetsBeside() {
  useTexts({ 'open-bets': openBets, transactions });
  const { t } = useTranslation();
  const source = useOpenBets();
  const open = source.answer?.open ?? NONE;
  const pending = source.answer?.pending ?? [];
  useFollowBets(open);
  useSelling(open, source.refresh);
  return (
    <div className={classes['bets']}>
      <AccountPage
        title={t('open-bets:title')}
        signInFirst={t('open-bets:signInFirst')}
        loading={t('open-bets:loading')}
        source={source}
      >
        {open.length + pending.length === 0 && (
          <PageEmpty title={t('open-bets:nothingOpen')} how={t('side-features:noBetsHow')} />
        )}
        {open.length > 0 && <SweatStrip bets={open} isWhole={source.answer?.next === null} />}
        <ul>
          {pending.map((ticket) => (
            <PendingRows key={ticket.idempotencyKey} ticket={ticket} />
          ))}
          {open.map((bet) => (
            <OpenRow key={`${bet.ticketNumber}-${bet.wagerNumber}`} bet={bet} />
          ))}
        </ul>
        <MoreButton
          hasMore={source.answer !== null && source.answer.next !== null}
          isLoading={source.isLoadingMore}
          onMore={() => void source.loadMore()}
        />
        {open.length > 0 && (
          <Link to="/openBets" className={classes['all']}>
            {t('side-features:allOpenBets')}
          </Link>
        )}
      </AccountPage>
      <SaleSlot />
    </div>
  );
}
