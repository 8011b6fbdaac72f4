import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { useSlip } from '../state/slip-store.ts';
import { selectEmptyCount, selectOffersSameAmount } from '../state/slip-view.ts';
import classes from './SameAmount.module.css';

/** The pick whose amount was entered last; null once the question about it was answered. */
export interface EnteredLast {
  itemId: string | null;
  onEntered: (itemId: string | null) => void;
}

/** Asks whether the picks without an amount take the one that was just entered. */
export function SameAmount({ itemId, onEntered }: EnteredLast) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const offersSame = useSlip((state) => selectOffersSameAmount(state, itemId));
  const entered = useSlip(({ items }) => items.find((item) => item.itemId === itemId));
  const emptyCount = useSlip(selectEmptyCount);
  const copyAmountToEmpty = useSlip((state) => state.copyAmountToEmpty);
  if (!offersSame || entered === undefined) return null;
  return (
    <div className={classes['question']} role="group" aria-label={t('slip:sameAmount')}>
      <p>{t('slip:sameAmountFor', { amount: amount(Number(entered.amountCents)), count: emptyCount })}</p>
      <button type="button" onClick={() => copyAmountToEmpty(entered.itemId)}>
        {t('slip:yes')}
      </button>
      <button type="button" onClick={() => onEntered(null)}>
        {t('slip:no')}
      </button>
    </div>
  );
}
