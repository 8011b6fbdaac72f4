import type { GameDetail } from '@lineboard/workers/board/board-frame';
import { memo } from 'react';
import { Icon } from '../../ground/ui/Icon.tsx';
import { TeamMarkSlot } from '../../ground/formats/TeamMarkSlot.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { Optional } from '../../ground/ui/Optional.tsx';
import { useBoardWords } from './BoardProvider.tsx';
import classes from './GameInfo.module.css';
import { useStartFormat } from './use-start-format.ts';

// In play alone.
const load = () => import('./LiveState.tsx');
const LiveState = lazyPart(load, 'LiveState');
const PossessionMark = lazyPart(load, 'PossessionMark');

const useWhen = (game: GameDetail): [string, string] => {
  const t = useBoardWords();
  const format = useStartFormat();
  const { score } = game;
  if (game.isFurtherPeriod) return [t(`period:${game.periodLabel}`, { defaultValue: '' }), ''];
  if (score?.phase === 'live') return [t('board:live'), ''];
  if (score !== null && score.phase !== 'scheduled') return [t(`board:phase.${score.phase}`), ''];
  return format(game.startMs);
};

/** Left of the prices: the start or the clock, the teams, rotation numbers, pitchers, score. */
export const GameInfo = memo(function GameInfo({ game }: { game: GameDetail }) {
  const t = useBoardWords();
  const [when, whenBelow] = useWhen(game);
  const { score } = game;
  const isLive = score?.phase === 'live' && !game.isFurtherPeriod;
  const isScored = score !== null && score.phase !== 'scheduled' && !game.isFurtherPeriod;
  return (
    <div
      role="rowheader"
      className={classes['info']}
      data-live={score?.phase === 'live'}
      data-rotation={Math.max(game.rotation1, game.rotation2) > 9_999 ? 'long' : 'short'}
      data-linked={!game.isFurtherPeriod && game.contests.length > 0}
    >
      <div className={classes['when']}>
        {isLive ? (
          <Optional instead={<span>{when}</span>}>
            <LiveState game={game} />
          </Optional>
        ) : (
          <span>{when}</span>
        )}
        {whenBelow !== '' && <span>{whenBelow}</span>}
      </div>
      <Team
        game={game}
        side={0}
        rotation={game.rotation1}
        pitcher={game.pitcher1}
        score={isScored ? score.score1 : null}
      />
      <Team
        game={game}
        side={1}
        rotation={game.rotation2}
        pitcher={game.pitcher2}
        score={isScored ? score.score2 : null}
      />
      {game.hasDraw && <div className={classes['draw']}>{t('board:draw')}</div>}
    </div>
  );
});

interface TeamProps {
  game: GameDetail;
  side: 0 | 1;
  rotation: number;
  pitcher: string | null;
  score: number | null;
}

function Team({ game, side, rotation, pitcher, score }: TeamProps) {
  const t = useBoardWords();
  const { team1, team2 } = game;
  const name = side === 0 ? team1 : team2;
  return (
    <div className={classes['team']}>
      <span className={classes['rotation']}>{rotation}</span>
      <span className={classes['mark']}>
        {!game.isFurtherPeriod && <TeamMarkSlot team1={team1} team2={team2} side={side} />}
      </span>
      <a
        className={classes['name']}
        // A plain link: a board has many, and they come as fast as somebody scrolls.
        href={`#/game/${game.gameNum}`}
        // One stop a game: both names lead to the same page.
        tabIndex={side === 0 && !game.isFurtherPeriod ? undefined : -1}
        data-pitcher={pitcher !== null}
        title={name}
      >
        {game.favorites[side] && (
          <span role="img" aria-label={t('board:favorite')} className={classes['favorite']}>
            <Icon name="starred" size={12} />
          </span>
        )}
        {name}
        {pitcher !== null && <small>{pitcher}</small>}
      </a>
      {score !== null && (
        <span className={classes['score']}>
          {game.score?.situation != null && (
            <Optional>
              <PossessionMark game={game} side={side} />
            </Optional>
          )}
          {score}
        </span>
      )}
    </div>
  );
}
