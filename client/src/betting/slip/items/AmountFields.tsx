import type { EvaluatedItem } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import { useTranslation } from 'react-i18next';
import { AmountField } from './AmountField.tsx';
import classes from './AmountFields.module.css';
import { MaxButton } from './MaxButton.tsx';
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

/** Risk, to win and the limit side by side: each of the two follows what is typed into the other (HR-3). */
export function AmountFields({ item, figures, name, isLocked, isInvalid, onEntered }: AmountFieldsProps) {
  const { t } = useTranslation();
  const enterAmount = useSlip((state) => state.enterAmount);
  const hasLimit = useSlip((state) => state.customer !== null);
  const isEntered = typeof item.amountCents === 'number';
  // Spec 2 §5: in an if bet it waits for the amounts before it.
  const isWaiting = figures?.amountDisabled ?? false;
  const field = {
    itemId: item.itemId,
    isLocked: isLocked || isWaiting,
    isInvalid,
    onLeave: onEntered,
  };
  const takenFrom = (entered: 'risk' | 'toWin') =>
    item.amountEntered === entered ? item.amountCents : undefined;
  return (
    <div className={classes['fields']} data-limited={hasLimit}>
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
      {figures !== null && (
        <MaxButton figures={figures} name={name} isLocked={isLocked} onEntered={onEntered} />
      )}
    </div>
  );
}
