import type { PropHeadDetail } from '@lineboard/workers/board/board-frame';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './PropRow.module.css';

/** The question of the props below, their betting deadline, and the heads of their price columns. */
export function PropHeadRow({ head }: { head: Omit<PropHeadDetail, 'kind'> }) {
  const { market, answers, cutoffMs } = head;
  const { t } = useTranslation();
  const formats = useFormats();
  const isTotal = answers === 'overUnder';
  return (
    <div className={classes['row']} data-head="true">
      <div role="gridcell" className={classes['name']}>
        <h3>{t(`prop:${market}`, { defaultValue: market })}</h3>
        {cutoffMs !== null && <small>{t('board:openUntil', { time: formats.dateTime(cutoffMs) })}</small>}
      </div>
      <div role="columnheader" className={classes['points']}>
        {isTotal && t('board:head.line')}
      </div>
      <div role="presentation" className={classes['prices']}>
        <span role="columnheader">{isTotal ? t('board:head.over') : t('board:head.yes')}</span>
        <span role="columnheader">{isTotal ? t('board:head.under') : t('board:head.no')}</span>
      </div>
    </div>
  );
}
