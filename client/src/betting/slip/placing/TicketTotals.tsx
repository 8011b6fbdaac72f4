import { kindOfDraft } from '@lineboard/domain/betting/request/kind-of-draft';
import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { isApart, type SlipOptions } from '../state/slip-options.ts';
import { useSlip } from '../state/slip-store.ts';
import classes from './TicketTotals.module.css';

/** A ticket that pays as one price has a row for it, also while there is none. */
const isOnePrice = (options: SlipOptions): boolean => WAGER_KINDS[kindOfDraft(options)].amounts === 'terms';

/** Exact worst and best case of the current ticket. */
export function TicketTotals() {
  const { t } = useTranslation();
  const { amount, price } = useFormats();
  const { options, evaluation } = useSlip();
  const { totalRiskCents, totalToWinCents, combinedPrice, ownLeftCents } = evaluation;
  const isStraight = isApart(options);
  const worst = options.useFreePlay
    ? t('wager:freePlayStaked')
    : isStraight
      ? t('placing:totalRisk')
      : t('wager:worstCase');
  return (
    <dl className={`${classes['totals']} lb-figures`}>
      {isOnePrice(options) && (
        <div>
          <dt>{t('wager:combinedOdds')}</dt>
          <dd>{combinedPrice === null ? '–' : price(combinedPrice)}</dd>
        </div>
      )}
      <div>
        <dt>{worst}</dt>
        <dd>{amount(totalRiskCents)}</dd>
      </div>
      <div>
        <dt>{isStraight ? t('placing:totalToWin') : t('wager:bestCase')}</dt>
        <dd>{amount(totalToWinCents)}</dd>
      </div>
      {ownLeftCents !== null && (
        <div>
          <dt>{t('placing:ownLeft')}</dt>
          <dd>{amount(ownLeftCents)}</dd>
        </div>
      )}
    </dl>
  );
}
