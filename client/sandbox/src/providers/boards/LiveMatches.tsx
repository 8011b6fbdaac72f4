import type { LiveBoardName, LiveSport } from '@lineboard/domain/sandbox/live-boards';
import type { LiveMatch } from '@lineboard/domain/sandbox/sandbox-answers';
import { useTranslation } from 'react-i18next';
import classes from './LiveMatches.module.css';
import { useLiveMatches } from './use-live-matches.ts';

/** 67:05. A clock neither begins a period early nor runs past its end. */
const clockOf = ({ phase, clockMs, clockEndMs }: LiveMatch, agoMs: number): string => {
  const ranMs = phase === 'playing' ? Math.min(agoMs, Math.abs(clockEndMs - clockMs)) : 0;
  const shownMs = clockMs + Math.sign(clockEndMs - clockMs) * ranMs;
  // The remaining time is rounded up: 0:00 is the end.
  const seconds = clockEndMs === 0 ? Math.ceil(shownMs / 1_000) : Math.floor(shownMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

function Match({ match, agoMs }: { match: LiveMatch; agoMs: number }) {
  const { t } = useTranslation();
  const { sport, home, away, homeScore, awayScore, phase } = match;
  const period = t(`live:period-${sport}-${match.period}`, { defaultValue: String(match.period) });
  const standing = { playing: period, break: t(`live:break-${sport}`, { period }), over: t('live:over') };
  return (
    <li className={classes['match']} data-phase={phase}>
      <p className={classes['standing']}>
        <span>{t(`live:sport-${sport}`)}</span>
        <strong>{standing[phase]}</strong>
        {phase === 'playing' && <time>{clockOf(match, agoMs)}</time>}
      </p>
      <dl>
        <dt>{home}</dt>
        <dd>{homeScore}</dd>
        <dt>{away}</dt>
        <dd>{awayScore}</dd>
      </dl>
    </li>
  );
}

interface LiveMatchesProps {
  board: LiveBoardName;
  /** null: all of its sports. */
  sport: LiveSport | null;
}

/** The games in play on a board: score, period and clock, updated live. The board decides the look. */
export function LiveMatches({ board, sport }: LiveMatchesProps) {
  const { t } = useTranslation();
  const { matches, agoMs, isAway } = useLiveMatches(board);
  const shown = (matches ?? []).filter((match) => sport === null || match.sport === sport);
  return (
    <section className={classes['live']} data-board={board} aria-labelledby="live-title">
      <h2 id="live-title">{t('live:title')}</h2>
      <ul>
        {shown.map((match) => (
          <Match key={`${match.home} ${match.away}`} match={match} agoMs={agoMs} />
        ))}
      </ul>
      <p className={classes['note']} role="status">
        {isAway ? t('live:away') : matches === null ? t('live:loading') : t('live:notBet')}
      </p>
    </section>
  );
}
