import type { Cents } from '@lineboard/domain/ground/money/cents';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { leastTaken } from './least-taken.ts';
import classes from './SaleDialog.module.css';

const CHOICES = [0, 1, 2, 5, 10] as const;

interface SaleToleranceProps {
  percent: number;
  /** What the share pays now. */
  pay: Cents | null;
  isLocked: boolean;
  onChange: (percent: number) => void;
}

/** How much less than what is seen is taken, should the offer fall before the book has the order (HR-53). */
export function SaleTolerance({ percent, pay, isLocked, onChange }: SaleToleranceProps) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const id = useId();
  return (
    <div className={classes['tolerance']}>
      <label htmlFor={id}>{t('selling:tolerance')}</label>
      <select
        id={id}
        className={classes['field']}
        aria-describedby={`${id}-least`}
        disabled={isLocked}
        value={percent}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      >
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {choice === 0 ? t('selling:noLess') : t('selling:upTo', { percent: choice })}
          </option>
        ))}
      </select>
      <p id={`${id}-least`} className={`${classes['hint']} lb-figures`}>
        {pay === null ? '\u00a0' : t('selling:atLeast', { amount: amount(leastTaken(pay, percent)) })}
      </p>
    </div>
  );
}
