import { useTranslation } from 'react-i18next';
import classes from './Balance.module.css';
import { useGuest } from './guest-store.ts';
import { useMoney } from './use-money.ts';

/** What the player may stake now, as the book last said. */
export function Balance() {
  const { t } = useTranslation();
  const money = useMoney();
  const currency = useGuest(({ guest }) => guest?.currency);
  const balanceCents = useGuest((state) => state.balanceCents);
  if (currency === undefined || balanceCents === null) return null;
  return (
    <p className={classes['balance']}>
      <span>{t('guest:balance')}</span> <strong>{money(balanceCents)}</strong> {currency}
    </p>
  );
}
