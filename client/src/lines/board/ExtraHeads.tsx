import type { ExtrasDetail } from '@lineboard/workers/board/board-frame';
import { useTranslation } from 'react-i18next';
import classes from './GameExtras.module.css';

/** In a league's heading: names the columns next to those of the chosen markets. */
export function ExtraHeads({ extras: { teamTotals, periods } }: { extras: ExtrasDetail }) {
  const { t } = useTranslation();
  return (
    <div role="presentation" className={classes['extras']}>
      {teamTotals && (
        <Heads
          kind="teamTotals"
          name={t('board:teamTotals')}
          columns={[t('board:head.over'), t('board:head.under')]}
        />
      )}
      {periods.map(({ periodNumber, label }) => (
        <Heads
          key={periodNumber}
          kind="period"
          name={t(`period:${label}`, { defaultValue: label })}
          columns={[t('board:head.spread'), t('board:head.moneyLine'), t('board:head.total')]}
        />
      ))}
    </div>
  );
}

/** The name is shown once above its columns, and read out with each. */
function Heads({ kind, name, columns }: { kind: string; name: string; columns: readonly string[] }) {
  return (
    <div role="presentation" className={classes['heads']} data-kind={kind}>
      <span aria-hidden="true">{name}</span>
      {columns.map((column) => (
        <span key={column} role="columnheader" aria-label={`${name}, ${column}`} title={column}>
          {column}
        </span>
      ))}
    </div>
  );
}
