import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/use-formats.ts';
import { useSlip } from '../state/slip-store.ts';
import classes from './TicketTotals.module.css';

/** Exact worst and best case of the ticket, as it stands. */
export function TicketTotals() {
  const { t } = useTranslation('wager');
  const { amount, price } = useFormats();
  const { options, evaluation } = useSlip();
  const { totalRiskCents, totalToWinCents, combinedPrice } = evaluation;
  const isStraight = options.wagerType === 'straight';
  const worst = options.useFreePlay ? t('freePlayStaked') : isStraight ? t('slip:totalRisk') : t('worstCase');
  return (
    <dl className={`${classes['totals']} lb-figures`}>
      {combinedPrice !== null && (
        <div>
          <dt>{t('combinedOdds')}</dt>
          <dd>{price(combinedPrice)}</dd>
        </div>
      )}
      <div>
        <dt>{worst}</dt>
        <dd>{amount(totalRiskCents)}</dd>
      </div>
      <div>
        <dt>{isStraight ? t('slip:totalToWin') : t('bestCase')}</dt>
        <dd>{amount(totalToWinCents)}</dd>
      </div>
    </dl>
  );
}
