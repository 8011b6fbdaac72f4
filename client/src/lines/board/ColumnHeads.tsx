import type { RowKey } from '@lineboard/workers/board/board-frame';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ColumnHeads.module.css';
import { isTeased } from '../../betting/slip/state/slip-options.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { useRowDetail } from './use-row-detail.ts';

interface ColumnHeadsProps {
  teamTotals: boolean;
  /** The league at the top of the window; contests have their own heads. */
  leagueKey: RowKey;
}

/** The names of the columns, above the list. Rows that come and go don't redraw them. */
export const ColumnHeads = memo(function ColumnHeads({ teamTotals, leagueKey }: ColumnHeadsProps) {
  const { t } = useTranslation();
  const league = useRowDetail(leagueKey);
  const isTeaser = useSlip(({ options }) => isTeased(options));
  if (league?.kind === 'league' && league.isContest)
    return (
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} className={classes['heads']}>
          <span role="columnheader">{t('board:head.contest')}</span>
        </div>
      </div>
    );
  const heads = teamTotals
    ? [t('board:head.over'), t('board:head.under')]
    : [t('board:head.spread'), ...(isTeaser ? [] : [t('board:head.moneyLine')]), t('board:head.total')];
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={classes['heads']} data-columns={heads.length}>
        <span role="columnheader">{t('board:head.game')}</span>
        <div role="presentation" className={classes['cells']}>
          {heads.map((head) => (
            <span key={head} role="columnheader">
              {head}
            </span>
          ))}
        </div>
        <span role="columnheader" className={classes['more']}>
          {t('board:head.more')}
        </span>
      </div>
    </div>
  );
});
