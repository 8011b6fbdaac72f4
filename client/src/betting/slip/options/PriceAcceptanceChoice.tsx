import type { PriceAcceptance } from '@lineboard/domain/account/customer/customer.schema';
import {
  isAutoAcceptDisabled,
  selectPriceAcceptance,
} from '@lineboard/domain/betting/ticket/price-acceptance';
import { useTranslation } from 'react-i18next';
import classes from './PriceAcceptanceChoice.module.css';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

const ACCEPTANCES: readonly PriceAcceptance[] = ['none', 'better', 'close', 'any'];

/** What to do when prices move between looking and placing. */
export function PriceAcceptanceChoice() {
  const { t } = useTranslation();
  const restrictions = useSlip(({ customer }) => customer?.restrictions) ?? [];
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
        onChange={({ currentTarget: { value } }) =>
          choosePriceAcceptance(ACCEPTANCES.find((known) => known === value) ?? 'none')
        }
      >
        {ACCEPTANCES.map((acceptance) => (
          <option key={acceptance} value={acceptance}>
            {t(`slip:acceptance.${acceptance}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
