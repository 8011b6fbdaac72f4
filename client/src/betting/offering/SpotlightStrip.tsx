import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { turnSideways } from '../../ground/ui/turn-sideways.ts';
import classes from './SpotlightStrip.module.css';
import { useChooseLeague } from './use-choose-league.ts';
import { useShowContest } from './use-show-contest.ts';
import { useSpotlightMemory } from './spotlight-memory.ts';
import { useSpotlight } from './use-spotlight.ts';

/** Games and contests that the book promotes, while the spotlight switch is on; one press shows their lines. */
export function SpotlightStrip() {
  const { t } = useTranslation();
  const isOn = useDeviceSettings((settings) => settings.spotlight);
  const spotlight = useSpotlight(isOn);
  const wasEmpty = useSpotlightMemory((memory) => memory.wasEmpty);
  const chooseLeague = useChooseLeague();
  const showContest = useShowContest();
  if (!isOn) return null;
  // Its place is reserved when an answer is expected, so that the board doesn't move under the finger.
  if (spotlight === null) return wasEmpty ? null : <div className={classes['strip']} aria-hidden="true" />;
  if (spotlight.games.length + spotlight.contests.length === 0) return null;

  return (
    <nav ref={turnSideways} aria-label={t('offering:spotlight')} className={classes['strip']}>
      {spotlight.games.map(({ gameNum, topic, team1Id, team2Id, sportSubType }) => (
        <button key={gameNum} type="button" onClick={() => chooseLeague(topic, gameNum)}>
          <small>{t(`league:${sportSubType}`, { defaultValue: sportSubType })}</small>
          <span>{t('offering:spotlightGame', { team1: team1Id, team2: team2Id })}</span>
        </button>
      ))}
      {spotlight.contests.map((contest) => (
        <button
          key={`${contest.topic}.${contest.contestNum}`}
          type="button"
          onClick={() => showContest(contest.topic, contest.contestNum)}
        >
          <small>{contest.contestType2}</small>
          <span>{contest.contestDesc}</span>
        </button>
      ))}
    </nav>
  );
}
