import { useTranslation } from 'react-i18next';
import classes from './LiveCount.module.css';
import { useOffering } from './offering-store.ts';
import { selectLiveCount } from './select-live-topics.ts';

/** How many games are in play, beside the section's name; nothing while that is not known, or none is. */
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
