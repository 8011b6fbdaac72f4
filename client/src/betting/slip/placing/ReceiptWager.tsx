import { useTranslation } from 'react-i18next';
import { PickMark } from '../../bets/PickMark.tsx';
import type { ReceiptWords } from './describe-receipt.ts';
import classes from './TicketReceipt.module.css';

/** A wager of an accepted ticket: its picks, what they pay together, open spots, and the money. */
export function ReceiptWager({ wager }: { wager: ReceiptWords['wagers'][number] }) {
  const { t } = useTranslation();
  const { items, combined, openSpots, combinedOdds, money } = wager;
  return (
    <>
      {items.map(({ itemId, bet, mark, price, event, shift, live, history }) => (
        <div key={itemId} className={classes['item']}>
          <p className={classes['bet']}>
            <span>
              <PickMark mark={mark} />
              {bet}
            </span>
            {price !== null && <strong className="lb-figures">{price}</strong>}
          </p>
          {event !== null && <p className={classes['event']}>{event}</p>}
          {[shift, live, history].map(
            (note) =>
              note !== null && (
                <p key={note} className={`${classes['event']} lb-figures`}>
                  {note}
                </p>
              ),
          )}
        </div>
      ))}
      {combined.map(({ legs, price, history }) => (
        <div key={legs} className="lb-figures">
          <p className={classes['odds']}>
            <span>{legs}</span>
            <strong>{price}</strong>
          </p>
          {history !== null && <p className={classes['event']}>{history}</p>}
        </div>
      ))}
      {openSpots !== null && <p className={classes['spots']}>{openSpots}</p>}
      {combinedOdds !== null && (
        <p className={`${classes['odds']} lb-figures`}>
          <span>{t('wager:combinedOdds')}</span>
          <strong>{combinedOdds}</strong>
        </p>
      )}
      <p className={`${classes['money']} lb-figures`}>{money}</p>
    </>
  );
}
