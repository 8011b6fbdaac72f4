import type { PropHeadDetail } from '@lineboard/workers/board/board-frame';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import classes from './PropRow.module.css';

/** What the props under it ask, until when they may be bet on, and which of their prices is which. */
export function PropHeadRow({ head }: { head: Omit<PropHeadDetail, 'kind'> }) {
  const { market, answers, cutoffMs } = head;
  const { t } = useTranslation('board');
  const formats = useFormats();
  const isTotal = answers === 'overUnder';
  return (
    <div className={classes['row']} data-head="true">
      <div role="gridcell" className={classes['name']}>
        <h3>{t(`prop:${market}`, { defaultValue: market })}</h3>
        {cutoffMs !== null && <small>{t('openUntil', { time: formats.dateTime(cutoffMs) })}</small>}
      </div>
      <div role="columnheader" className={classes['points']}>
        {isTotal && t('head.line')}
      </div>
      <div role="presentation" className={classes['prices']}>
        <span role="columnheader">{isTotal ? t('head.over') : t('head.yes')}</span>
        <span role="columnheader">{isTotal ? t('head.under') : t('head.no')}</span>
      </div>
    </div>
  );
}
