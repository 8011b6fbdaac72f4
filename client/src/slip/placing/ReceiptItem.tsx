import type { AcceptedItem } from '@lineboard/domain/ticket/ticket-answer';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/use-formats.ts';
import { subjectOfQuote } from '../../bets/bet-subject.ts';
import { describePick } from '../../bets/describe-pick.ts';
import classes from './ReceiptItem.module.css';
import type { PostedPicks } from '../state/ticket-stage.ts';

/** A pick of an accepted ticket as it stands now; a teaser's picks have no price of their own. */
export function ReceiptItem({ item, posted }: { item: AcceptedItem; posted: PostedPicks }) {
  const { t } = useTranslation('slip');
  const { price } = useFormats();
  const { itemId, finalLine, finalPrice } = item;
  const placed = posted.items.find((known) => known.itemId === itemId);
  const quote = posted.known.get(itemId);
  const words = placed && quote && describePick(t, placed.pick, subjectOfQuote(quote), finalLine);
  return (
    <div className={classes['item']}>
      <p className={classes['bet']}>
        <span>{words?.bet ?? t('unnamedPick')}</span>
        {posted.process.options.wagerType !== 'teaser' && (
          <strong className="lb-figures">{price(finalPrice)}</strong>
        )}
      </p>
      {words && <p className={classes['event']}>{words.event}</p>}
    </div>
  );
}
