import { useTranslation } from 'react-i18next';
import { describeClock } from '../../../ground/formats/describe-clock.ts';
import { useSession } from '../../../ground/session/session-store.ts';
import type { LiveGame } from '../state/slip-view.ts';
import { selectLiveDelayMs } from './select-live-delay.ts';
import classes from './LiveMark.module.css';

/** Shows that a pick's game is in play: its clock, and how long the bet waits (HR-44). */
export function LiveMark({ live, sportType }: { live: LiveGame; sportType: string }) {
  const { t } = useTranslation();
  const delayMs = useSession(({ site }) => selectLiveDelayMs(site, sportType));
  const clock =
    live.score === null ? '' : describeClock(t, sportType, live.score.clock).filter(Boolean).join(' ');
  return (
    <span className={`${classes['live']} lb-figures`} data-fresh={live.isFresh}>
      <strong>{t('slip:live')}</strong>
      {clock !== '' && <span>{clock}</span>}
      {delayMs > 0 && <span>{t('slip:waits', { seconds: delayMs / 1_000 })}</span>}
    </span>
  );
}
