import type { EvaluatedItem } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import { useTranslation } from 'react-i18next';
import { AmountField } from './AmountField.tsx';
import classes from './AmountFields.module.css';
import type { SlipItem } from '../state/slip-item.ts';
import { useSlip } from '../state/slip-store.ts';

interface AmountFieldsProps {
  item: SlipItem;
  figures: EvaluatedItem | null;
  /** The bet's name, for screen readers: they can't show which card the field is on. */
  name: string;
  isLocked: boolean;
  isInvalid: boolean;
  onEntered: () => void;
}

/** Risk and to-win side by side: each follows what is typed into the other (HR-3). */
export function AmountFields({ item, figures, name, isLocked, isInvalid, onEntered }: AmountFieldsProps) {
  const { t } = useTranslation();
  const enterAmount = useSlip((state) => state.enterAmount);
  const isEntered = typeof item.amountCents === 'number';
  // Spec 2 §5: in an if bet it waits for the amounts before it.
  const isWaiting = figures?.amountDisabled ?? false;
  const field = { isLocked: isLocked || isWaiting, isInvalid, onLeave: onEntered };
  const takenFrom = (entered: 'risk' | 'toWin') =>
    item.amountEntered === entered ? item.amountCents : undefined;
  return (
    <div className={classes['fields']}>
      <AmountField
        {...field}
        label={t('slip:risk')}
        entered="risk"
        name={t('slip:riskOn', { name })}
        cents={isEntered ? (figures?.riskCents ?? null) : null}
        taken={takenFrom('risk')}
        onEnter={(cents) => enterAmount(item.itemId, 'risk', cents)}
      />
      <AmountField
        {...field}
        label={t('slip:toWin')}
        entered="toWin"
        name={t('slip:toWinOn', { name })}
        cents={isEntered ? (figures?.toWinCents ?? null) : null}
        taken={takenFrom('toWin')}
        onEnter={(cents) => enterAmount(item.itemId, 'toWin', cents)}
      />
    </div>
  );
}
