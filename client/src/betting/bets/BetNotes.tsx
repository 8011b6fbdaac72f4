import type { Bet, PlacedBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { listCombinedLegs } from '@lineboard/domain/betting/wager/combined-legs';
import { countCombinations } from '@lineboard/domain/betting/parlay/round-robin';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './BetNotes.module.css';

/** What is special about a wager: free play, parlays of a round robin, open spots, the bet it depends on. */
export function BetNotes({ bet }: { bet: Bet & Partial<Pick<PlacedBet, 'parlayRestriction'>> }) {
  const { t } = useTranslation();
  const { amount, dateTime, price } = useFormats();
  const { terms, items, rifParent } = bet;
  const openSpots = 'openSpots' in terms ? terms.openSpots : 0;
  return (
    <>
      {bet.freePlayFlag && <p className={classes['mark']}>{t('open-bets:freePlay')}</p>}
      {openSpots > 0 && (
        <p className={`${classes['mark']} lb-figures`}>
          {t('open-bets:filled', { filled: items.length, picks: items.length + openSpots })}
        </p>
      )}
      {listCombinedLegs(terms).map(({ numbers, price: together }) => (
        <p key={numbers[0]} className={`${classes['note']} lb-figures`}>
          {t('open-bets:combined', {
            legs: numbers.join(', '),
            price: together === null ? '' : price(together),
          })}
        </p>
      ))}
      {'sizes' in terms && (
        <p className={`${classes['note']} lb-figures`}>
          {t('open-bets:parlays', {
            count: countCombinations(items.length, terms.sizes, terms.excluded),
            risk: amount(terms.riskCents),
          })}
        </p>
      )}
      {openSpots > 0 && bet.wagerStatus === 'O' && (
        <p className={`${classes['note']} lb-figures`}>
          {bet.fillDeadlineMs === null
            ? t('open-bets:fillLater')
            : t('open-bets:fillUntil', { time: dateTime(bet.fillDeadlineMs) })}
        </p>
      )}
      {bet.parlayRestriction != null && (
        <p className={classes['note']}>{t(`open-bets:restriction.${bet.parlayRestriction}`)}</p>
      )}
      {rifParent !== null && (
        <p className={`${classes['note']} lb-figures`}>
          {t('wager:rollsFrom', { ticket: `${rifParent.ticketNumber}-${rifParent.wagerNumber}` })}
          {' · '}
          {rifParent.winOnly ? t('wager:ifWins') : t('wager:ifWinsOrPushes')}
        </p>
      )}
      {bet.cut !== null && (
        <p className={`${classes['note']} lb-figures`}>
          {t('open-bets:cut', { risk: amount(bet.cut.riskCents), toWin: amount(bet.cut.toWinCents) })}
        </p>
      )}
      {bet.freePlayBackCents > 0 && (
        <p className={`${classes['note']} lb-figures`}>
          {t('open-bets:freePlayBack', { amount: amount(bet.freePlayBackCents) })}
        </p>
      )}
      {bet.rifChildTicketNumber !== null && (
        <p className={`${classes['note']} lb-figures`}>
          {t('open-bets:rolledBy', { number: bet.rifChildTicketNumber })}
        </p>
      )}
    </>
  );
}
