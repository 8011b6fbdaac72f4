import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { selectBalance, selectCustomer, useSession } from '../../ground/session/session-store.ts';
import classes from './Balance.module.css';

export function Balance() {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const balance = useSession(selectBalance);
  const currency = useSession((state) => selectCustomer(state)?.currency.slice(0, 3) ?? '');
  if (balance === null) return null;
  return (
    <dl className={`${classes['balance']} lb-figures`} aria-label={t('shell:balance')}>
      <div>
        <dt>{t('shell:available')}</dt>
        <dd className={classes['available']} title={currency}>
          {amount(balance.availableCents)}
        </dd>
      </div>
      <div>
        <dt>{t('shell:atRisk')}</dt>
        <dd>{amount(balance.atRiskCents)}</dd>
      </div>
    </dl>
  );
}
