import { useTranslation } from 'react-i18next';
import classes from './ColumnHeads.module.css';

/** The names of the columns, above the list. */
export function ColumnHeads({ teamTotals }: { teamTotals: boolean }) {
  const { t } = useTranslation('board');
  const heads = teamTotals
    ? [t('head.over'), t('head.under')]
    : [t('head.spread'), t('head.moneyLine'), t('head.total')];
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={classes['heads']} data-totals={teamTotals}>
        <span role="columnheader">{t('head.game')}</span>
        <div role="presentation" className={classes['cells']}>
          {heads.map((head) => (
            <span key={head} role="columnheader">
              {head}
            </span>
          ))}
        </div>
        <span role="columnheader" className={classes['more']}>
          {t('head.more')}
        </span>
      </div>
    </div>
  );
}
