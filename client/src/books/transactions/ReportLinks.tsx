import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOpenDialog } from '../../ground/ui/use-named-dialog.ts';
import { usePagePath } from '../../ground/ui/use-pages.ts';
import classes from './ReportLinks.module.css';

/** Links to other reports on the account's money, opened over the list, which stays as it is. */
export function ReportLinks() {
  const { t } = useTranslation();
  const open = useOpenDialog();
  const pathOf = usePagePath();
  return (
    <div className={classes['links']}>
      <Link to={pathOf('transactions')} search={{ findBets: true } as never}>
        {t('my-history:searchLink')}
      </Link>
      <button type="button" aria-haspopup="dialog" onClick={() => open('openBets')}>
        {t('shell:openBets')}
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => open('pending')}>
        {t('open-bets:pendingTitle')}
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => open('dailyfigures')}>
        {t('shell:dailyFigures')}
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => open('nonPostedCasino')}>
        {t('shell:nonPosted')}
      </button>
    </div>
  );
}
