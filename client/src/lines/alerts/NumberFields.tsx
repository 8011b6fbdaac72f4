import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { writePrice, writeSpread, writeTotal } from '../board/cell-texts.ts';
import { type AlertDraft, PRICES, stepDraft } from './alert-draft.ts';
import classes from './LineAlerts.module.css';

interface FieldsProps {
  draft: AlertDraft;
  onChange: (draft: AlertDraft) => void;
}

/** The number that is waited for, in steps of a half, and its price; on a money line the price alone. */
export function NumberFields({ draft, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const priceType = useDeviceSettings((settings) => settings.priceType);
  const write = writePrice[priceType];
  const { market, points, price } = draft;
  const figure = points === null ? write(price ?? 100) : (market === 'S' ? writeSpread : writeTotal)(points);
  return (
    <>
      <div className={`${classes['stepper']} lb-figures`}>
        <button
          type="button"
          aria-label={t('line-alerts:lower')}
          onClick={() => onChange(stepDraft(draft, -1))}
        >
          −
        </button>
        <output aria-live="polite">{figure}</output>
        <button
          type="button"
          aria-label={t('line-alerts:higher')}
          onClick={() => onChange(stepDraft(draft, 1))}
        >
          +
        </button>
      </div>
      {market !== 'M' && (
        <div className={classes['field']}>
          <label htmlFor={id}>{t('line-alerts:price')}</label>
          <select
            id={id}
            value={price ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...draft, price: value === '' ? null : Number(value) })
            }
          >
            <option value="">{t('line-alerts:anyPrice')}</option>
            {PRICES.map((one) => (
              <option key={one} value={one}>
                {t('line-alerts:orBetter', { price: write(one) })}
              </option>
            ))}
          </select>
        </div>
      )}
      <p className={classes['hint']}>{t('line-alerts:numberHow')}</p>
    </>
  );
}
