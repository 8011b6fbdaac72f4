import type { OpenBet } from '@lineboard/domain/open-bets/open-bet';
import type { PendingTicket } from '@lineboard/domain/open-bets/pending-ticket';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../account/AccountPage.tsx';
import { BetItems } from '../bets/BetItems.tsx';
import { BetType } from '../bets/BetType.tsx';
import { PendingSeconds } from '../bets/PendingSeconds.tsx';
import { useFormats } from '../formats/use-formats.ts';
import { useBetTexts } from '../i18n/add-bet-texts.ts';
import { MoreButton } from '../ui/MoreButton.tsx';
import { PageEmpty } from '../ui/PageEmpty.tsx';
import { BetProgress } from './BetProgress.tsx';
import { LegStanding } from './LegStanding.tsx';
import classes from './OpenBetsBeside.module.css';
import { useOpenBets } from './open-bets-store.ts';
import { useFollowBets } from './use-follow-bets.ts';

const NONE: readonly OpenBet[] = [];

/** What is at risk, one bet below the other in a narrow column: as it stands now, without what can be done about it. */
export function OpenBetsBeside() {
  useBetTexts();
  const { t } = useTranslation('open-bets');
  const source = useOpenBets();
  const open = source.answer?.open ?? NONE;
  const pending = source.answer?.pending ?? [];
  useFollowBets(open);
  return (
    <div className={classes['bets']}>
      <AccountPage title={t('title')} signInFirst={t('signInFirst')} loading={t('loading')} source={source}>
        {open.length + pending.length === 0 && (
          <PageEmpty title={t('nothingOpen')} how={t('side-features:noBetsHow')} />
        )}
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
    </div>
  );
}

function OpenRow({ bet }: { bet: OpenBet }) {
  const number = String(bet.ticketNumber);
  return (
    <li className={classes['bet']}>
      <div className={classes['head']}>
        <strong>
          <BetType bet={bet} />
        </strong>
        <Link to="/ticket/$number" params={{ number }} className="lb-figures">
          {number}-{bet.wagerNumber}
        </Link>
      </div>
      <BetProgress bet={bet} />
      <BetItems bet={bet} hasMarks renderStanding={(item) => <LegStanding item={item} terms={bet.terms} />} />
      <Amounts riskCents={bet.riskCents} toWinCents={bet.toWinCents} />
    </li>
  );
}

/** Live bets that wait for their decision (HR-44). */
function PendingRows({ ticket }: { ticket: PendingTicket }) {
  const { t } = useTranslation('open-bets');
  return ticket.bets.map((bet, at) => (
    <li key={at} className={classes['bet']}>
      <div className={classes['head']}>
        <strong>
          <BetType bet={bet} />
        </strong>
        <span className={classes['waits']}>
          {t('pendingTicket')} · <PendingSeconds decidedAtMs={ticket.decidedAtMs} />
        </span>
      </div>
      <BetItems bet={bet} hasMarks />
      <Amounts riskCents={bet.riskCents} toWinCents={bet.toWinCents} />
    </li>
  ));
}

function Amounts({ riskCents, toWinCents }: { riskCents: number; toWinCents: number }) {
  const { t } = useTranslation('open-bets');
  const { amount } = useFormats();
  return (
    <dl className={`${classes['amounts']} lb-figures`}>
      <div>
        <dt>{t('risk')}</dt>
        <dd>{amount(riskCents)}</dd>
      </div>
      <div>
        <dt>{t('win')}</dt>
        <dd>{amount(toWinCents)}</dd>
      </div>
    </dl>
  );
}
