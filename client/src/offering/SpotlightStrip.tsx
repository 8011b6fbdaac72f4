import type { ContestMatch } from '@lineboard/domain/offering/search-answer';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../device/device-settings.ts';
import { useNotices } from '../ui/notices-store.ts';
import { MOST_LEAGUES, useOffering } from './offering-store.ts';
import classes from './SpotlightStrip.module.css';
import { useChooseLeague } from './use-choose-league.ts';
import { useSpotlight } from './use-spotlight.ts';

/** Games and contests that the book puts forward, while the spotlight switch is on; one press shows their lines. */
export function SpotlightStrip() {
  const { t } = useTranslation('offering');
  const isOn = useDeviceSettings((settings) => settings.spotlight);
  const spotlight = useSpotlight(isOn);
  const chooseLeague = useChooseLeague();
  const openContest = useOffering((state) => state.openContest);
  const notify = useNotices((state) => state.notify);
  if (!isOn) return null;
  // Its place is kept, so that the board doesn't move under the finger when it comes.
  if (spotlight === null) return <div className={classes['strip']} aria-hidden="true" />;
  if (spotlight.games.length + spotlight.contests.length === 0) return null;

  const showContest = ({ topic, contestNum }: ContestMatch): void => {
    const result = openContest(topic, contestNum);
    if (result === 'alreadyOpen') notify({ kind: 'info', text: t('contestAlreadyOpen') });
    if (result === 'boardFull') notify({ kind: 'error', text: t('boardFull', { count: MOST_LEAGUES }) });
    if (result !== 'boardFull') useOffering.getState().changeOffering({ activeTopic: topic });
  };
  return (
    <nav aria-label={t('spotlight')} className={classes['strip']}>
      {spotlight.games.map(({ gameNum, topic, team1Id, team2Id, sportSubType }) => (
        <button key={gameNum} type="button" onClick={() => chooseLeague(topic, gameNum)}>
          <small>{t(`league:${sportSubType}`, { defaultValue: sportSubType })}</small>
          <span>{t('spotlightGame', { team1: team1Id, team2: team2Id })}</span>
        </button>
      ))}
      {spotlight.contests.map((contest) => (
        <button
          key={`${contest.topic}.${contest.contestNum}`}
          type="button"
          onClick={() => showContest(contest)}
        >
          <small>{contest.contestType2}</small>
          <span>{contest.contestDesc}</span>
        </button>
      ))}
    </nav>
  );
}
