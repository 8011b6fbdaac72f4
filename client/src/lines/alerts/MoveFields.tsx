import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type AlertDraft, MINUTES, MOVES } from './alert-draft.ts';
import classes from './LineAlerts.module.css';
import { writeMove } from './write-alert.ts';

interface FieldsProps {
  draft: AlertDraft;
  onChange: (draft: AlertDraft) => void;
}

/** How far a line moves, and within how long. */
export function MoveFields({ draft, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { market, by, minutes } = draft;
  return (
    <div className={classes['pair']}>
      <div className={classes['field']}>
        <label htmlFor={`${id}-by`}>{t('line-alerts:by')}</label>
        <select
          id={`${id}-by`}
          value={by}
          onChange={({ currentTarget }) => onChange({ ...draft, by: Number(currentTarget.value) })}
        >
          {MOVES[market].map((one) => (
            <option key={one} value={one}>
              {writeMove(t, market, one)}
            </option>
          ))}
        </select>
      </div>
      <div className={classes['field']}>
        <label htmlFor={`${id}-in`}>{t('line-alerts:within')}</label>
        <select
          id={`${id}-in`}
          value={minutes}
          onChange={({ currentTarget }) => onChange({ ...draft, minutes: Number(currentTarget.value) })}
        >
          {MINUTES.map((one) => (
            <option key={one} value={one}>
              {t('line-alerts:minutes', { minutes: one })}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
