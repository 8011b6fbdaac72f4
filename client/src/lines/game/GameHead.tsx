import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { useTranslation } from 'react-i18next';
import { describeClockAtLength } from '../../ground/formats/describe-clock-at-length.ts';
import { useCountdown } from '../../ground/formats/use-countdown.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { useChooseLeague } from '../../betting/offering/use-choose-league.ts';
import { describeSituation } from '../../ground/formats/describe-situation.ts';
import { situationOfGame } from '../scores/situation-of-game.ts';
import type { ShownScore } from '../scores/use-live-scores.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import { SportIcon } from '../../ground/ui/SportIcon.tsx';
import type { ShownHistory } from '../board/use-line-history.ts';
import { BeforeStart } from './BeforeStart.tsx';
import classes from './GameHead.module.css';
import { ScoreTable } from './ScoreTable.tsx';
import { useOldSince } from './use-old-since.ts';

interface GameHeadProps {
  game: ShownScore;
  /** The topic of its lines; null when it has none here. */
  topic: TopicName | null;
  isPast: boolean;
  /** How its line moved, before it begins. */
  history: ShownHistory['history'];
}

/** The game, its state, and its score by period. */
export function GameHead({ game, topic, isPast, history }: GameHeadProps) {
  const { t } = useTranslation();
  const chooseLeague = useChooseLeague();
  const { sportType, sportSubType, team1Id: team1, team2Id: team2, eventId } = game;
  const phase = game.score?.phase ?? 'scheduled';
  return (
    <section className={classes['head']} data-phase={phase} aria-labelledby="game-title">
      <h1 id="game-title" className="lb-visually-hidden">
        {t('scores:scoreOf', { team1, team2 })}
      </h1>
      <div className={classes['about']}>
        <p className={classes['league']}>
          <SportIcon group={sportType} />
          <span>{t(`league:${sportSubType}`, { defaultValue: sportSubType })}</span>
          <span className={classes['sport']}>{t(`sport:${sportType}`, { defaultValue: sportType })}</span>
        </p>
        {topic !== null && (
          <button type="button" className={classes['board']} onClick={() => chooseLeague(topic, eventId)}>
            {t('game:onBoard')}
          </button>
        )}
      </div>
      <State game={game} isPast={isPast} />
      <div className={classes['table']}>
        <ScoreTable game={game} />
        {phase === 'scheduled' && !isPast && <BeforeStart game={game} history={history} />}
      </div>
    </section>
  );
}

/** Whether the displayed lines may be old. */
const useAreLinesOld = (gameNum: number): boolean => {
  const pick = keyOfPick({ type: 'G', gameNum, periodNumber: 0, market: 'S', side: 'team1' });
  const isFeedDown = useFoundLines(({ quotes }) => quotes.get(pick)?.quote.feedUp === false);
  const isCut = useLineState(({ connection }) => connection === 'stale' || connection === 'offline');
  return isFeedDown || isCut;
};

function State({ game, isPast }: Pick<GameHeadProps, 'game' | 'isPast'>) {
  const { t, i18n } = useTranslation();
  const { zonedDateTime, time } = useFormats();
  const { score, sportType, gameDateTimeMs } = game;
  const phase = score?.phase ?? 'scheduled';
  const countdown = useCountdown(gameDateTimeMs);
  const clock =
    phase === 'live'
      ? describeClockAtLength({ t, language: i18n.language }, sportType, score?.clock ?? '')
      : [];
  const situation = describeSituation(t, situationOfGame(game), [game.team1Id, game.team2Id]);
  const isScoreOld = phase === 'live' && game.isLive === false;
  const areLinesOld = useAreLinesOld(game.eventId) && !isPast;
  const sinceMs = useOldSince(isScoreOld || areLinesOld);
  return (
    <p className={`${classes['state']} lb-figures`}>
      {phase === 'live' && <strong>{[t('board:live'), ...clock].join(' · ')}</strong>}
      {situation.length > 0 && <span className={classes['situation']}>{situation.join(' · ')}</span>}
      {phase !== 'live' && phase !== 'scheduled' && <strong>{t(`board:phase.${phase}`)}</strong>}
      {phase !== 'live' && (
        <time dateTime={new Date(gameDateTimeMs).toISOString()}>{zonedDateTime(gameDateTimeMs)}</time>
      )}
      {phase === 'scheduled' && <span>{countdown === '' ? t('game:startsSoon') : countdown}</span>}
      {/* Its place is reserved: nothing moves when it has text. */}
      <span className={classes['old']} role="status">
        {sinceMs !== null && (
          <>
            <Icon name="warning" size={16} />
            {isScoreOld
              ? t('game:scoreOldSince', { time: time(sinceMs) })
              : t('game:linesOldSince', { time: time(sinceMs) })}
          </>
        )}
      </span>
    </p>
  );
}
