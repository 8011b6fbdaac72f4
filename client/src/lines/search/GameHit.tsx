import gameTexts from '@lineboard/domain/catalogues/en/later/game.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import type { GameMatch } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { isThreeWayPeriod } from '@lineboard/domain/ground/sport/is-three-way-period';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createGameColumns } from '../board/game-columns.ts';
import { type AttachCell, useCells } from '../board/use-cells.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import { HitHead } from './HitHead.tsx';
import classes from './Hits.module.css';

interface GameHitProps {
  game: GameMatch;
  index: number;
  attach: AttachCell;
  onGo: () => void;
  onOpen: () => void;
}

/** A game among the results: a press opens it on the board, a price goes onto the slip, a sign leads to its page. */
export function GameHit({ game, index, attach, onGo, onOpen }: GameHitProps) {
  useTexts({ game: gameTexts });
  const { t } = useTranslation();
  const { t: sayBoard } = useTranslation();
  const { zonedDateTime } = useFormats();
  const { gameNum, team1Id: team1, team2Id: team2, sportType, phase, furtherLines } = game;
  const hasDraw = isThreeWayPeriod(sportType, 0);
  const columns = useMemo(
    () => createGameColumns(sayBoard, { gameNum, periodNumber: 0, team1, team2, hasDraw, teamTotals: false }),
    [sayBoard, gameNum, team1, team2, hasDraw],
  );
  const place = useCells(`g${gameNum}`, columns, attach);
  const when = phase === 'live' ? t('board:live') : zonedDateTime(game.gameDateTimeMs);
  return (
    <div role="row" data-index={index} className={classes['game']} data-draw={hasDraw}>
      <HitHead
        name={t('search:goToGame', { team1, team2, when })}
        onGo={onGo}
        aside={
          <button
            type="button"
            className={classes['open']}
            aria-label={t('game:pageOf', { team1, team2 })}
            title={t('game:page')}
            onClick={onOpen}
          >
            <Icon name="chart" size={14} />
          </button>
        }
      >
        <span className={classes['when']} data-live={phase === 'live'}>
          <span>{when}</span>
          {furtherLines > 0 && (
            <span className={classes['more']}>{t('search:moreLines', { count: furtherLines })}</span>
          )}
        </span>
        <Team name={team1} rotation={game.team1RotNum} />
        <Team name={team2} rotation={game.team2RotNum} />
        {hasDraw && <span className={classes['draw']}>{t('board:draw')}</span>}
      </HitHead>
      <div ref={place} role="presentation" className={classes['cells']} />
    </div>
  );
}

function Team({ name, rotation }: { name: string; rotation: number }) {
  return (
    <span className={classes['team']}>
      <span className={classes['rotation']}>{rotation}</span>
      <span className={classes['name']} title={name}>
        {name}
      </span>
    </span>
  );
}
