import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './SlipSheet.module.css';
import { useSlip } from './state/slip-store.ts';

/** On the head of the closed sheet: how many picks there are, and what they risk and win. */
export function SlipSummary() {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const count = useSlip(({ items }) => items.length);
  const riskCents = useSlip(({ evaluation }) => evaluation.totalRiskCents);
  const toWinCents = useSlip(({ evaluation }) => evaluation.totalToWinCents);
  return (
    <span className={`${classes['summary']} lb-figures`}>
      <strong>{t('slip:picks', { count })}</strong>
      {riskCents > 0 ? (
        <span className={classes['amounts']}>
          <span>
            {t('slip:risk')} <strong>{amount(riskCents)}</strong>
          </span>{' '}
          <span>
            {t('slip:toWin')} <strong>{amount(toWinCents)}</strong>
          </span>
        </span>
      ) : (
        <span>{t('slip:enterAmount')}</span>
      )}
    </span>
  );
}
