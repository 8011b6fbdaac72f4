import type { Cents } from '@lineboard/domain/ground/money/cents';
import { formatCents } from '@lineboard/domain/ground/money/format-cents';
import { parseAmount } from '@lineboard/domain/ground/money/read-amount';
import { useId, useState } from 'react';
import { focusSlipAction } from '../../../ground/ui/focus-parts.ts';
import type { EnteredCents } from '../state/slip-item.ts';
import classes from './AmountFields.module.css';

interface AmountFieldProps {
  label: string;
  name: string;
  /** The pick that it is about; left out for the amount of the ticket. */
  itemId?: string;
  /** Which of the two amounts of a pick it shows; undefined when there is only one. */
  entered?: 'risk' | 'toWin';
  /** What the field shows while nobody types in it; null for nothing. */
  cents: Cents | null;
  /** What the slip took from this field; undefined where its amount was entered in another way. */
  taken: EnteredCents | undefined;
  isLocked: boolean;
  isInvalid: boolean;
  onEnter: (cents: EnteredCents) => void;
  onLeave: () => void;
}

const readTyped = (text: string): EnteredCents =>
  text.trim() === '' ? null : (parseAmount(text) ?? 'invalid');

/**
 * Keeps the typed text as it is while the customer types, and for as long as the slip has its amount from it; shows the
 * evaluated amount otherwise.
 */
export function AmountField({
  label,
  name,
  itemId,
  entered,
  cents,
  taken,
  isLocked,
  isInvalid,
  onEnter,
  onLeave,
}: AmountFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && readTyped(typed) === taken ? typed : null;
  return (
    <div className={classes['field']} data-invalid={isInvalid && shown !== ''}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="lb-figures"
        aria-label={name}
        data-entered={entered}
        data-item={itemId}
        aria-invalid={isInvalid}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder="0.00"
        disabled={isLocked}
        value={shown ?? (cents === null ? '' : formatCents(cents))}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          onEnter(readTyped(value));
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
