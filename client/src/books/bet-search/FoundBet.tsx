import { acceptedOfBet } from '@lineboard/domain/books/open-bets/accepted-of-bet';
import { madeOfBet } from '@lineboard/domain/books/open-bets/made-of-bet';
import type { FoundBets } from '@lineboard/domain/books/open-bets/found-bets.schema';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BetAgain } from '../../betting/laying/BetAgain.tsx';
import { BetItems } from '../../betting/bets/BetItems.tsx';
import { BetNotes } from '../../betting/bets/BetNotes.tsx';
import { BetType } from '../../betting/bets/BetType.tsx';
import { describePick } from '../../betting/bets/describe-pick.ts';
import { SoldNote } from '../../betting/selling/SoldNote.tsx';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './BetSearchPage.module.css';
import type { BetQuestion } from './parse-find-search.ts';

interface FoundBetProps {
  bet: FoundBets['bets'][number];
  question: BetQuestion;
  onAsk: (question: BetQuestion) => void;
}

/** Leads on to all bets on a game of it, or on a side of one. */
function MoreLike({ bet: { items }, onAsk }: FoundBetProps) {
  const { t } = useTranslation();
  const ofGames = items.flatMap((item) => (item.pick.type === 'G' ? [{ item, pick: item.pick }] : []));
  if (ofGames.length === 0) return null;
  return (
    <details className={classes['like']}>
      <summary>{t('my-history:moreLike')}</summary>
      <ul>
        {ofGames.map(({ item, pick }, at) => {
          const words = describePick(t, pick, item, item.finalLine);
          return (
            <li key={at}>
              <button type="button" onClick={() => onAsk({ gameNum: pick.gameNum })}>
                {t('my-history:allOnGame', { game: words.event })}
              </button>
              <button
                type="button"
                onClick={() => onAsk({ gameNum: pick.gameNum, outcome: keyOfPick(pick) })}
              >
                {t('my-history:allOnPick', { pick: words.bet })}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** A bet of any age: what it was on, and what it came to. */
export function FoundBet(props: FoundBetProps) {
  const { bet } = props;
  const { t } = useTranslation();
  const { amount, signedAmount, dateTime } = useFormats();
  const { ticketNumber, wagerNumber, wagerStatus, netCents, acceptedAtMs } = bet;
  const { riskCents, toWinCents } = acceptedOfBet(bet);
  return (
    <li className="lb-figures" data-status={wagerStatus}>
      <p className={classes['head']}>
        <Link to="/ticket/$number" params={{ number: String(ticketNumber) }}>
          {ticketNumber}-{wagerNumber}
        </Link>
        <span>
          <BetType bet={bet} />
        </span>
        <time dateTime={new Date(acceptedAtMs).toISOString()}>{dateTime(acceptedAtMs)}</time>
      </p>
      <BetNotes bet={bet} />
      <BetItems bet={bet} hasMarks={false} />
      <p className={classes['money']}>
        <span>{t('my-history:riskToWin', { risk: amount(riskCents), toWin: amount(toWinCents) })}</span>
        <strong>
          {t(`open-bets:status.${wagerStatus}`)}
          {netCents !== null && ` ${signedAmount(madeOfBet({ ...bet, netCents }))}`}
        </strong>
      </p>
      <SoldNote bet={bet} />
      <div className={classes['do']}>
        <BetAgain bets={[bet]} number={`${ticketNumber}-${wagerNumber}`} />
        <MoreLike {...props} />
      </div>
    </li>
  );
}
