import type { TicketAccepted } from '@lineboard/domain/ticket/ticket-answer';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/use-formats.ts';
import type { PostedPicks } from '../state/ticket-stage.ts';
import { ReceiptItem } from './ReceiptItem.tsx';
import classes from './TicketReceipt.module.css';

interface ReceiptWagerProps {
  wager: TicketAccepted['wagers'][number];
  posted: PostedPicks;
}

/** A wager of an accepted ticket: its picks, what they pay together, places still empty, and the money. */
export function ReceiptWager({ wager, posted }: ReceiptWagerProps) {
  const { t } = useTranslation('slip');
  const { amount, price } = useFormats();
  const { items, openSpots = 0, combinedPrice = null, riskCents, toWinCents } = wager;
  return (
    <>
      {items.map((item) => (
        <ReceiptItem key={item.itemId} item={item} posted={posted} />
      ))}
      {openSpots > 0 && <p className={classes['spots']}>{t('wager:spotsLeft', { count: openSpots })}</p>}
      {combinedPrice !== null && (
        <p className={`${classes['odds']} lb-figures`}>
          <span>{t('wager:combinedOdds')}</span>
          <strong>{price(combinedPrice)}</strong>
        </p>
      )}
      <p className={`${classes['money']} lb-figures`}>
        {t('riskToWin', { risk: amount(riskCents), toWin: amount(toWinCents) })}
      </p>
    </>
  );
}
