import { useTranslation } from 'react-i18next';
import type { ReceiptShows } from './picture-receipt.ts';
import classes from './PictureDialog.module.css';

export interface PictureShows extends ReceiptShows {
  /** How the ticket was placed, and what became of its prices and results. */
  receipt: boolean;
}

/** What the picture shows besides bet, odds and result. Amounts and number are parts of the receipt. */
export function PictureChoices({
  shows,
  onChoose,
}: {
  shows: PictureShows;
  onChoose: (shows: PictureShows) => void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes['choices']}>
      <legend className="lb-visually-hidden">{t('receipt-picture:shows')}</legend>
      {(['receipt', 'money', 'number'] as const).map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={shows[name]}
            disabled={name !== 'receipt' && !shows.receipt}
            onChange={({ currentTarget }) => onChoose({ ...shows, [name]: currentTarget.checked })}
          />
          {t(`receipt-picture:choice.${name}`)}
        </label>
      ))}
    </fieldset>
  );
}
