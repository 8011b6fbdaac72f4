import type { ContestantDetail, RowKey } from '@lineboard/workers/board/board-frame';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ContestantRow.module.css';
import { createContestantColumns } from './contestant-columns.ts';
import { useCells } from './use-cells.ts';

/** One contestant and its price. */
export const ContestantRow = memo(function ContestantRow(props: {
  rowKey: RowKey;
  contestant: ContestantDetail;
}) {
  const { t } = useTranslation();
  const { contestNum, contestantNum, name, contest, rotation } = props.contestant;
  const columns = useMemo(
    () => createContestantColumns(t, { contestNum, contestantNum, name, contest }),
    [t, contestNum, contestantNum, name, contest],
  );
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
