import type { PropContestant } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createContestantColumns } from '../board/contestant-columns.ts';
import { type AttachCell, useCells } from '../board/use-cells.ts';
import classes from './GameProps.module.css';

interface ContestantLineProps {
  contestant: PropContestant;
  index: number;
  attach: AttachCell;
}

/** One contestant of a contest that isn't a question with two answers, and its price. */
export function ContestantLine({ contestant, index, attach }: ContestantLineProps) {
  const { t } = useTranslation();
  const { contestNum, contestantNum, contestantName: name, contestDesc: contest } = contestant;
  const columns = useMemo(
    () => createContestantColumns(t, { contestNum, contestantNum, name, contest }),
    [t, contestNum, contestantNum, name, contest],
  );
  const place = useCells(`c${contestNum}.${contestantNum}`, columns, attach);
  return (
    <div role="row" data-index={index} className={classes['contestant']}>
      <div role="rowheader">{name}</div>
      <div ref={place} role="presentation" />
    </div>
  );
}
