import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlertLine } from './alert-draft.ts';
import classes from './LineAlerts.module.css';
import { writePeriod } from './write-period.ts';

interface PeriodFieldProps {
  sportType: string;
  lines: readonly AlertLine[];
  chosen: AlertLine;
  onChoose: (line: AlertLine) => void;
}

/** The part of the game whose line it is about. */
export function PeriodField({ sportType, lines, chosen, onChoose }: PeriodFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={classes['field']}>
      <label htmlFor={id}>{t('line-alerts:period')}</label>
      <select
        id={id}
        value={chosen.periodNumber}
        onChange={({ currentTarget: { value } }) =>
          onChoose(lines.find(({ periodNumber }) => String(periodNumber) === value) ?? chosen)
        }
      >
        {lines.map(({ periodNumber }) => (
          <option key={periodNumber} value={periodNumber}>
            {writePeriod(t, sportType, periodNumber)}
          </option>
        ))}
      </select>
    </div>
  );
}
