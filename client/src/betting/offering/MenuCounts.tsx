import type { SubSportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { useTranslation } from 'react-i18next';
import classes from './SportsMenu.module.css';

const sumOf = (leagues: readonly SubSportMenuItem[], count: 'count' | 'liveCount'): number =>
  leagues.reduce((sum, league) => sum + league[count], 0);

/** The number of games and contests, and before that the number in play. */
export function MenuCounts({ leagues }: { leagues: readonly SubSportMenuItem[] }) {
  const { t } = useTranslation();
  const live = sumOf(leagues, 'liveCount');
  return (
    <>
      {live > 0 && (
        <span className={classes['live']}>
          {live}
          <span className="lb-visually-hidden"> {t('offering:inPlay', { count: live })}, </span>
        </span>
      )}
      <span className={classes['count']}>{sumOf(leagues, 'count')}</span>
    </>
  );
}
