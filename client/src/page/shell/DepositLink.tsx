import { isMenuItemShown, listMenuItems } from '@lineboard/domain/words/site/main-menu';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { selectCustomer, selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import classes from './DepositLink.module.css';

/** The way to the cashier, of a customer who pays in before he bets; none where the book has no cashier for him. */
export function DepositLink() {
  const { t } = useTranslation();
  const site = useSession((state) => state.site);
  const customer = useSession(selectCustomer);
  const isOnline = useSession(selectIsOnline);
  if (site === null || customer === null || customer.creditAcctFlag) return null;
  const cashier = listMenuItems(site).find(({ type }) => type === 'cashier');
  if (cashier?.href == null || !isMenuItemShown(cashier, { customer, isOnline })) return null;
  return (
    <Link to={cashier.href} className={classes['deposit']}>
      {t('shell:deposit')}
    </Link>
  );
}
