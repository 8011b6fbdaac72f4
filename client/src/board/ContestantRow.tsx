import type { ContestantDetail, RowKey } from '@lineboard/workers/board/board-frame';
import { CONTEST_CELL } from '@lineboard/workers/board/board-cell';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createSayCell } from './cell-words.ts';
import classes from './ContestantRow.module.css';
import type { PlacedCell } from './game-columns.ts';
import { useCells } from './use-cells.ts';

/** One contestant and its price. */
export const ContestantRow = memo(function ContestantRow(props: {
  rowKey: RowKey;
  contestant: ContestantDetail;
}) {
  const { t } = useTranslation('board');
  const { contestNum, contestantNum, name, contest, rotation } = props.contestant;
  const columns = useMemo<PlacedCell[][]>(() => {
    const subject = t('subject.contestant', { name, contest });
    return [
      [
        {
          cell: CONTEST_CELL,
          subject: {
            pick: { type: 'C', contestNum, contestantNum },
            say: createSayCell(t, subject, 'contest'),
            points: 'none',
            column: 0,
            line: 0,
          },
        },
      ],
    ];
  }, [t, contestNum, contestantNum, name, contest]);
  const place = useCells(props.rowKey, columns);
  return (
    <div className={classes['row']}>
      <div role="rowheader" className={classes['name']}>
        <span className={classes['rotation']}>{rotation}</span>
        <span title={name}>{name}</span>
      </div>
      <div ref={place} role="presentation" />
    </div>
  );
});
