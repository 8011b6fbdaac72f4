import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createGameColumns, type GameNames } from '../board/game-columns.ts';
import { type AttachCell, useCells } from '../board/use-cells.ts';
import classes from './GameLines.module.css';

interface LineRowsProps {
  /** Equal content means the same row: its cells are rebuilt only for other names. */
  names: GameNames;
  title: string;
  /** The row's number in the grid. */
  index: number;
  attach: AttachCell;
}

/** A period of a game, or its team totals: its name and columns, and the row of its prices. */
export function LineRows({ names, title, index, attach }: LineRowsProps) {
  const { t } = useTranslation();
  const { gameNum, periodNumber, team1, team2, hasDraw, teamTotals, isTeased = false, periodName } = names;
  const columns = useMemo(
    () =>
      createGameColumns(t, {
        gameNum,
        periodNumber,
        team1,
        team2,
        hasDraw,
        teamTotals,
        isTeased,
        ...(periodName === undefined ? {} : { periodName }),
      }),
    [t, gameNum, periodNumber, team1, team2, hasDraw, teamTotals, isTeased, periodName],
  );
  const place = useCells(`g${gameNum}.${periodNumber}${teamTotals ? 'e' : ''}`, columns, attach);
  const heads = teamTotals
    ? [t('board:head.over'), t('board:head.under')]
    : [t('board:head.spread'), ...(isTeased ? [] : [t('board:head.moneyLine')]), t('board:head.total')];
  return (
    <div role="rowgroup">
      <div role="row" className={classes['heads']} data-totals={heads.length === 2}>
        <span role="columnheader" className={classes['title']}>
          {title}
        </span>
        <div role="presentation" className={classes['cells']}>
          {heads.map((head) => (
            <span key={head} role="columnheader">
              {head}
            </span>
          ))}
        </div>
      </div>
      <div role="row" data-index={index} className={classes['row']} data-totals={heads.length === 2}>
        <div role="rowheader" className={classes['teams']}>
          <span title={team1}>{team1}</span>
          <span title={team2}>{team2}</span>
          {hasDraw && !teamTotals && <span className={classes['draw']}>{t('board:draw')}</span>}
        </div>
        <div ref={place} role="presentation" className={classes['cells']} />
      </div>
    </div>
  );
}
