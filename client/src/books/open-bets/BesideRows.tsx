import { acceptedOfBet } from '@lineboard/domain/books/open-bets/accepted-of-bet';
import { madeOfBet } from '@lineboard/domain/books/open-bets/made-of-bet';
import type { GradedBet, OpenBet, PendingTicket } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AcceptedPart } from '../../betting/bets/AcceptedPart.tsx';
import { BetItems } from '../../betting/bets/BetItems.tsx';
import { BetType } from '../../betting/bets/BetType.tsx';
import { PendingSeconds } from '../../betting/bets/PendingSeconds.tsx';
import { SaleStrip } from '../../betting/selling/SaleStrip.tsx';
import { SoldNote } from '../../betting/selling/SoldNote.tsx';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { nameOfBet } from '../../betting/selling/offered-bets-store.ts';
import { useOnScreenRow } from './bets-on-screen.ts';
import { BetProgress } from './BetProgress.tsx';
import classes from './BesideRows.module.css';
import { LegChain } from './LegChain.tsx';
import { LegStanding } from './LegStanding.tsx';

/** An undecided bet in a narrow column, with its current state and what the book pays for it now. */
export function OpenRow({ bet }: { bet: OpenBet }) {
  return (
    <li ref={useOnScreenRow(nameOfBet(bet))} className={classes['bet']}>
      <BetHead bet={bet} />
      {bet.items.length > 1 && <LegChain bet={bet} />}
      <BetProgress bet={bet} />
      <BetItems bet={bet} hasMarks renderStanding={(item) => <LegStanding item={item} terms={bet.terms} />} />
      <Amounts bet={bet} />
      <SoldNote bet={bet} />
      <SaleStrip bet={bet} />
    </li>
  );
}

/** A decided bet, and what it made. */
export function GradedRow({ bet }: { bet: GradedBet }) {
  const { t } = useTranslation();
  const { amount, signedAmount } = useFormats();
  return (
    <li className={classes['bet']}>
      <BetHead bet={bet} />
      <BetItems bet={bet} hasMarks />
      <dl className={`${classes['amounts']} lb-figures`}>
        <div>
          <dt>{t('open-bets:risk')}</dt>
          <dd>{amount(acceptedOfBet(bet).riskCents)}</dd>
        </div>
        <div data-status={bet.wagerStatus}>
          <dt>{t(`open-bets:result.${bet.wagerStatus}`)}</dt>
          <dd>{signedAmount(madeOfBet(bet))}</dd>
        </div>
      </dl>
      <SoldNote bet={bet} />
    </li>
  );
}

/** Live bets that wait for their decision (HR-44). */
export function PendingRows({ ticket }: { ticket: PendingTicket }) {
  const { t } = useTranslation();
  return ticket.bets.map((bet, at) => (
    <li key={at} className={classes['bet']}>
      <div className={classes['head']}>
        <strong>
          <BetType bet={bet} />
        </strong>
        <span className={classes['waits']}>
          {t('open-bets:pendingTicket')} · <PendingSeconds decidedAtMs={ticket.decidedAtMs} />
        </span>
      </div>
      <BetItems bet={bet} hasMarks />
      <Amounts bet={bet} />
    </li>
  ));
}

function BetHead({ bet }: { bet: OpenBet | GradedBet }) {
  const number = String(bet.ticketNumber);
  return (
    <div className={classes['head']}>
      <strong>
        <BetType bet={bet} />
      </strong>
      <Link to="/ticket/$number" params={{ number }} className="lb-figures">
        {number}-{bet.wagerNumber}
      </Link>
    </div>
  );
}

function Amounts({ bet }: { bet: Pick<OpenBet, 'riskCents' | 'toWinCents' | 'sold'> }) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const { riskCents, toWinCents } = bet;
  const accepted = acceptedOfBet(bet);
  return (
    <dl className={`${classes['amounts']} lb-figures`}>
      <div>
        <dt>{t('open-bets:risk')}</dt>
        <dd>
          {amount(riskCents)}
          <AcceptedPart cents={riskCents} ofCents={accepted.riskCents} />
        </dd>
      </div>
      <div>
        <dt>{t('open-bets:win')}</dt>
        <dd>
          {amount(toWinCents)}
          <AcceptedPart cents={toWinCents} ofCents={accepted.toWinCents} />
        </dd>
      </div>
    </dl>
  );
}
