import type { Cents } from '@lineboard/domain/ground/money/cents';
import { formatCents } from '@lineboard/domain/ground/money/format-cents';
import { parseAmount } from '@lineboard/domain/ground/money/read-amount';
import { useId, useState } from 'react';
import { focusSlipAction } from '../../../ground/ui/focus-parts.ts';
import classes from './AmountFields.module.css';

interface AmountFieldProps {
  label: string;
  name: string;
  /** Which of the two amounts of a pick it shows; undefined when there is only one. */
  entered?: 'risk' | 'toWin';
  /** What the field shows while nobody types in it; null for nothing. */
  cents: Cents | null;
  isLocked: boolean;
  isInvalid: boolean;
  onEnter: (cents: Cents | 'invalid' | null) => void;
  onLeave: () => void;
}

/** Keeps the typed text as it is while the customer types; shows the evaluated amount otherwise. */
export function AmountField({
  label,
  name,
  entered,
  cents,
  isLocked,
  isInvalid,
  onEnter,
  onLeave,
}: AmountFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className={classes['field']} data-invalid={isInvalid && typed !== ''}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="lb-figures"
        aria-label={name}
        data-entered={entered}
        aria-invalid={isInvalid}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder="0.00"
        disabled={isLocked}
        value={typed ?? (cents === null ? '' : formatCents(cents))}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          onEnter(value.trim() === '' ? null : (parseAmount(value) ?? 'invalid'));
        }}
        onBlur={() => {
          if (typed !== null && parseAmount(typed) !== null) onLeave();
          // Invalid text stays so that it can be corrected.
          if (typed === null || typed.trim() === '' || parseAmount(typed) !== null) setTyped(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Otherwise this very press would go on to the button that gets the focus, and place the bet.
          event.preventDefault();
          event.currentTarget.blur();
          focusSlipAction();
        }}
      />
    </div>
  );
}
