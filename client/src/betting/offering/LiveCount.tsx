import { useTranslation } from 'react-i18next';
import classes from './LiveCount.module.css';
import { useOffering } from './offering-store.ts';
import { selectLiveCount } from './select-live-topics.ts';

/** The number of games in play, next to the section's name; nothing while it is unknown or zero. */
export function LiveCount() {
  const { t } = useTranslation();
  const count = useOffering(selectLiveCount);
  if (count === null || count === 0) return null;
  return (
    <span className={`${classes['count']} lb-figures`} data-count="">
      {count}
      <span className="lb-visually-hidden"> {t('offering:inPlay', { count })}</span>
    </span>
  );
}
