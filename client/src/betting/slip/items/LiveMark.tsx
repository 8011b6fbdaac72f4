import { useTranslation } from 'react-i18next';
import type { PressedSubject } from '../../bets/bet-subject.ts';
import { describeScore } from '../../bets/describe-score.ts';
import { describeClock } from '../../../ground/formats/describe-clock.ts';
import { useSession } from '../../../ground/session/session-store.ts';
import type { LiveGame } from '../state/slip-view.ts';
import classes from './CardSubject.module.css';
import { selectLiveDelayMs } from './select-live-delay.ts';

interface LiveMarkProps {
  live: LiveGame;
  subject: PressedSubject;
  /** Said while nobody reports a score; null where it stands above. */
  event: string | null;
}

/** Shows that a pick's game is in play: its score, its clock, and how long the bet waits (HR-44). */
export function LiveMark({ live: { score, isFresh }, subject, event }: LiveMarkProps) {
  const { t } = useTranslation();
  const { sportType } = subject;
  const delayMs = useSession(({ site }) => selectLiveDelayMs(site, sportType));
  const clock = score === null ? '' : describeClock(t, sportType, score.clock).filter(Boolean).join(' ');
  const game = score === null ? event : describeScore(t, subject, score);
  return (
    <>
      <strong className={classes['live']}>{t('slip:live')}</strong>{' '}
      {game !== null && <span data-fresh={isFresh || score === null}>{game}</span>}{' '}
      {clock !== '' && <span data-fresh={isFresh}>{clock}</span>}{' '}
      {delayMs > 0 && <span>{t('slip:waits', { seconds: delayMs / 1_000 })}</span>}{' '}
    </>
  );
}
