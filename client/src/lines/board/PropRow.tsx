import { PROP_CELLS } from '@lineboard/workers/board/board-cell';
import type { PropDetail, RowKey } from '@lineboard/workers/board/board-frame';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { writeTotal } from './cell-texts.ts';
import { createSayCell, sayText } from './cell-words.ts';
import type { PlacedCell } from './game-columns.ts';
import classes from './PropRow.module.css';
import { type AttachCell, useCells } from './use-cells.ts';

interface PropRowProps {
  rowKey: RowKey;
  prop: Omit<PropDetail, 'kind' | 'topic' | 'epoch'>;
  /** Gives its cells their prices, if not the board. */
  attach?: AttachCell;
}

/** One prop: its subject, its number, and both of its prices. */
export const PropRow = memo(function PropRow({ rowKey, prop, attach }: PropRowProps) {
  const { t } = useTranslation();
  const { contestNum, subject, team, market, answers, points } = prop;
  const [firstNum, secondNum] = prop.contestantNums;
  const columns = useMemo<PlacedCell[][]>(() => {
    // In the words of the page: those of the feed are in one language.
    const asked = `${team === null ? subject : `${subject} (${team})`} – ${t(`prop:${market}`, { defaultValue: market })}`;
    const number = points === null ? '' : ` ${writeTotal(points)}`;
    const isTotal = answers === 'overUnder';
    return [
      [firstNum, isTotal ? t('board:head.over') : t('board:head.yes')] as const,
      [secondNum, isTotal ? t('board:head.under') : t('board:head.no')] as const,
    ].map(([contestantNum, answer], column) => [
      {
        cell: PROP_CELLS[column]!,
        subject: {
          pick: { type: 'C', contestNum, contestantNum },
          say: createSayCell(
            t,
            sayText(t, 'board:subject.contestant', { name: `${answer}${number}`, contest: asked }),
            'contest',
          ),
          points: 'none',
          column: column + 1,
          line: 0,
        },
      },
    ]);
  }, [t, contestNum, subject, team, market, answers, points, firstNum, secondNum]);
  const place = useCells(rowKey, columns, attach);
  return (
    <div className={classes['row']}>
      <div
        role="rowheader"
        className={classes['name']}
        title={team === null ? subject : `${subject}, ${team}`}
      >
        <span>{subject}</span>
        {team !== null && <small>{team}</small>}
      </div>
      <div role="gridcell" className={classes['points']}>
        {points !== null && writeTotal(points)}
      </div>
      <div ref={place} role="presentation" className={classes['prices']} />
    </div>
  );
});
