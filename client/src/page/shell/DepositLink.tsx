import { isMenuItemShown, listMenuItems } from '@lineboard/domain/words/site/main-menu';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { selectCustomer, selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import classes from './DepositLink.module.css';

/**
 * Links to the cashier, for a customer who pays in before betting; nothing where the book has no cashier for the
 * customer.
 */
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
