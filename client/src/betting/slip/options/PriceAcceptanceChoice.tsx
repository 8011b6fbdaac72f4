import { PRICE_ACCEPTANCE_CODES } from '@lineboard/domain/ground/price/price-acceptances';
import {
  isAutoAcceptDisabled,
  selectPriceAcceptance,
} from '@lineboard/domain/betting/ticket/price-acceptance';
import { useTranslation } from 'react-i18next';
import { describeAcceptance } from '../../../ground/formats/describe-acceptance.ts';
import classes from './PriceAcceptanceChoice.module.css';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

/** What to do when prices move between looking and placing. */
export function PriceAcceptanceChoice() {
  const { t } = useTranslation();
  const customer = useSlip((state) => state.customer);
  const restrictions = customer?.restrictions ?? [];
  const priceAcceptance = selectPriceAcceptance(
    useSlip((state) => state.priceAcceptance),
    restrictions,
  );
  const isLocked = useSlip(({ ticket }) => isUnderWay(ticket));
  const choosePriceAcceptance = useSlip((state) => state.choosePriceAcceptance);
  return (
    <label className={classes['acceptance']}>
      <span>{t('slip:whenPricesMove')}</span>
      <select
        value={priceAcceptance}
        disabled={isLocked || isAutoAcceptDisabled(restrictions)}
        onChange={({ currentTarget: { value } }) => {
          const chosen = PRICE_ACCEPTANCE_CODES.find((known) => known === value) ?? 'none';
          choosePriceAcceptance(chosen);
          void import('../state/account-acceptance.ts').then(({ saveAcceptance }) =>
            saveAcceptance(customer, chosen),
          );
        }}
      >
        {PRICE_ACCEPTANCE_CODES.map((acceptance) => (
          <option key={acceptance} value={acceptance}>
            {describeAcceptance(t, acceptance)}
          </option>
        ))}
      </select>
    </label>
  );
}
