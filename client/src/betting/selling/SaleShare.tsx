import { SHARE_PERCENT } from '@lineboard/domain/betting/selling/sale-bounds';
import { useTranslation } from 'react-i18next';
import classes from './SaleDialog.module.css';

const QUICK = [25, 50, 75, 100] as const;

interface SaleShareProps {
  /** As it was typed, in per cent. */
  typed: string;
  isWrong: boolean;
  isLocked: boolean;
  onChange: (typed: string) => void;
}

/** How much of the bet is sold: one of four shares, or any that is typed. */
export function SaleShare({ typed, isWrong, isLocked, onChange }: SaleShareProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes['share']} disabled={isLocked}>
      <legend>{t('selling:share')}</legend>
      <div className={classes['quick']}>
        {QUICK.map((percent) => (
          <button
            key={percent}
            type="button"
            className="lb-figures"
            aria-pressed={typed === String(percent)}
            onClick={() => onChange(String(percent))}
          >
            {percent} %
          </button>
        ))}
        <span className={classes['percent']}>
          <input
            className={`${classes['field']} lb-figures`}
            aria-label={t('selling:sharePercent', SHARE_PERCENT)}
            aria-invalid={isWrong}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={typed}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <span aria-hidden>%</span>
        </span>
      </div>
      <p className={classes['hint']} data-wrong={isWrong}>
        {t('selling:shareHow', SHARE_PERCENT)}
      </p>
    </fieldset>
  );
}
