import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/use-formats.ts';
import { LegLink } from './LegLink.tsx';
import { SlipItemCard } from './SlipItemCard.tsx';
import classes from './SlipItems.module.css';
import { selectEmptyCount, selectOffersSameAmount } from '../state/slip-view.ts';
import { useSlip } from '../state/slip-store.ts';

export function SlipItems() {
  const { t } = useTranslation('slip');
  const { amount } = useFormats();
  const items = useSlip((state) => state.items);
  /** The item whose amount was entered last: the others may take the same. */
  const [enteredId, setEnteredId] = useState<string | null>(null);
  const offersSame = useSlip((state) => selectOffersSameAmount(state, enteredId));
  const emptyCount = useSlip(selectEmptyCount);
  const copyAmountToEmpty = useSlip((state) => state.copyAmountToEmpty);
  const entered = items.find(({ itemId }) => itemId === enteredId);
  return (
    <div className={classes['items']}>
      {items.map((item, index) => (
        <Fragment key={item.itemId}>
          {index > 0 && <LegLink index={index} />}
          <SlipItemCard item={item} index={index} onEntered={() => setEnteredId(item.itemId)} />
        </Fragment>
      ))}
      {offersSame && entered !== undefined && (
        <div className={classes['question']} role="group" aria-label={t('sameAmount')}>
          <p>{t('sameAmountFor', { amount: amount(Number(entered.amountCents)), count: emptyCount })}</p>
          <button type="button" onClick={() => copyAmountToEmpty(entered.itemId)}>
            {t('yes')}
          </button>
          <button type="button" onClick={() => setEnteredId(null)}>
            {t('no')}
          </button>
        </div>
      )}
    </div>
  );
}
