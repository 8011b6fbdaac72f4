import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import { usePagePath } from '../../ground/ui/use-pages.ts';
import classes from './TicketPage.module.css';

/** Shown for a number that isn't one of the customer's tickets. */
export function TicketMissing() {
  const { t } = useTranslation();
  const pathOf = usePagePath();
  return (
    <>
      <PageEmpty title={t('ticket:missing')} how={t('ticket:missingHow')} />
      <div className={classes['actions']}>
        <Link to={pathOf('openBets')}>{t('shell:openBets')}</Link>
        <Link to={pathOf('transactions')}>{t('shell:transactions')}</Link>
      </div>
    </>
  );
}
