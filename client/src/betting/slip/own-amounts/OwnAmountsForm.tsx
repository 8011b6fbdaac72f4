import type { Cents } from '@lineboard/domain/ground/money/cents';
import { formatCents } from '@lineboard/domain/ground/money/format-cents';
import { parseAmount } from '@lineboard/domain/ground/money/read-amount';
import shapes from '@lineboard/domain/catalogues/en/later/shapes.json';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import { chooseOwnAmounts, MOST_OWN_AMOUNTS } from './own-amounts-store.ts';
import classes from './OwnAmountsForm.module.css';

interface OwnAmountsFormProps {
  customerId: string;
  /** Those that stand on the slip now. */
  amounts: readonly Cents[];
  onDone: () => void;
}

const isWrong = (text: string): boolean => text.trim() !== '' && (parseAmount(text) ?? 0) <= 0;

/** The customer's own quick amounts: typed as amounts are on the slip. A field that is left empty is one fewer. */
export function OwnAmountsForm({ customerId, amounts, onDone }: OwnAmountsFormProps) {
  useTexts({ shapes });
  const { t } = useTranslation();
  const [typed, setTyped] = useState(() =>
    Array.from({ length: MOST_OWN_AMOUNTS }, (_, at) => {
      const cents = amounts[at];
      return cents === undefined ? '' : formatCents(cents);
    }),
  );
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.some(isWrong)) return;
    chooseOwnAmounts(
      customerId,
      typed.flatMap((text) => parseAmount(text) ?? []),
    );
    onDone();
  };
  const reset = (): void => {
    chooseOwnAmounts(customerId, []);
    onDone();
  };
  return (
    <form className={classes['form']} aria-label={t('shapes:ownAmounts')} onSubmit={save}>
      <div className={classes['fields']}>
        {typed.map((text, at) => (
          <input
            key={at}
            className="lb-figures"
            aria-label={t('shapes:ownAmount', { number: at + 1 })}
            aria-invalid={isWrong(text)}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget: { value } }) => setTyped(typed.with(at, value))}
          />
        ))}
      </div>
      <div className={classes['actions']}>
        <button type="submit" disabled={typed.some(isWrong)}>
          {t('shapes:save')}
        </button>
        <button type="button" onClick={reset}>
          {t('shapes:usual')}
        </button>
        <button type="button" onClick={onDone}>
          {t('wager:cancel')}
        </button>
      </div>
    </form>
  );
}
