import { TODAY_INDEX } from '@lineboard/domain/lines/offering/score-weeks';
import type { ScoreWeek } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { useTranslation } from 'react-i18next';
import { useDayFormats } from '../../ground/formats/use-day-formats.ts';
import classes from './ScoreFilters.module.css';
import { useScoresAddress } from './use-scores-address.ts';

interface ScoreFiltersProps {
  weeks: readonly ScoreWeek[];
  sports: readonly string[];
  /** Whether no league is open. */
  isAllClosed: boolean;
}

/** The week and sport of the scores, and whether finals are included. */
export function ScoreFilters({ weeks, sports, isAllClosed }: ScoreFiltersProps) {
  const { t } = useTranslation();
  const { span } = useDayFormats();
  const { week = TODAY_INDEX, sport = '', finals = true, change } = useScoresAddress();
  return (
    <div className={classes['bar']}>
      <label>
        <span>{t('scores:week')}</span>
        <select
          value={week}
          onChange={({ currentTarget }) => {
            const index = Number(currentTarget.value);
            change({ week: index === TODAY_INDEX ? undefined : index }, true);
          }}
        >
          {weeks.map(({ index, dateRange: { from, to } }) => (
            <option key={index} value={index}>
              {index === TODAY_INDEX ? t('scores:today') : span(from, to)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('scores:sport')}</span>
        <select
          value={sport}
          onChange={({ currentTarget: { value } }) =>
            change({ sport: value === '' ? undefined : value }, true)
          }
        >
          <option value="">{t('scores:allSports')}</option>
          {sports.map((name) => (
            <option key={name} value={name}>
              {t(`sport:${name}`, { defaultValue: name })}
            </option>
          ))}
        </select>
      </label>
      <label className={classes['finals']}>
        <input
          type="checkbox"
          checked={finals}
          onChange={({ currentTarget: { checked } }) =>
            change({ finals: checked ? undefined : false }, false)
          }
        />
        <span>{t('scores:finals')}</span>
      </label>
      <button type="button" onClick={() => change({ closed: isAllClosed ? undefined : 'all' }, false)}>
        {isAllClosed ? t('scores:expandAll') : t('scores:collapseAll')}
      </button>
    </div>
  );
}
